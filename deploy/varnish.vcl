# The website behind Varnish 7. See docs/scaling.md; `npm run drills -- cache` tests this very file.
# Start it with `-p http_gzip_support=off`: the website has its pages compressed better than Varnish could.
# Varnish speaks no TLS; what does in front of it (hitch, nginx) sends X-Forwarded-Proto: https.
vcl 4.1;

import std;

backend hospital {
	.host = "127.0.0.1";
	.port = "3000";
	.connect_timeout = 2s;
	.first_byte_timeout = 30s;
	.probe = {
		.url = "/healthz";
		.interval = 1s;
		.timeout = 1s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

sub vcl_recv {
	unset req.http.X-Forwarded-Host;
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# What is sent to staff, or to whoever has chosen the lite version, is for nobody else.
	if (req.restarts == 0 && (req.http.Authorization || req.http.Save-Data == "on"
		|| req.http.Cookie ~ "(?:^|;\s*)(?:__Host-)?(?:session|device|flash|lite)=")) {
		return (pass);
	}
	unset req.http.Authorization;
	unset req.http.Save-Data;
	unset req.http.Cookie;
	# Browsers write this header in many ways; the website knows three responses to it.
	if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0)") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0)") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# As long as `stale-while-revalidate`, or `stale-if-error` while the website is away.
	if (req.restarts > 0 || !std.healthy(req.backend_hint)) {
		set req.grace = 1d;
	} else {
		set req.grace = 2s;
	}
	return (hash);
}

sub vcl_hash {
	hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
	# An error takes the place of no page, and is not remembered.
	if (beresp.status >= 500 && !bereq.uncacheable) {
		if (bereq.is_bgfetch) {
			return (abandon);
		}
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		return (deliver);
	}
	# Photos never change, but one that was removed, or erased for its owner, has to go from here too.
	if (bereq.url ~ "^/uploads/" && beresp.status == 200) {
		set beresp.ttl = 10m;
	}
	set beresp.grace = 1d;
}

sub vcl_deliver {
	# Better an old page than none. A lite visitor gets the ordinary one.
	if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")
		&& req.url !~ "(?i)^/(?:dashboard|api/|sign|setup)") {
		return (restart);
	}
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
