"""Pathology laboratory: bench with microscope, centrifuge and tube rack, shelves of reagent bottles, window."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M(); R = random.Random(6)
W0, W1, YB, H = -2.9, 3.0, 4.0, 2.85; WIN = (.8, 3.4, 1.05, 2.4)
room(W0, W1, YB, H, m, WIN, mull=3); garden(W0, m)
top = mat('btop', 'EDEAE3', .22, noise=(6, .03)); clr = clear_mat('clr', 'F1F7F5', .3, .8); amber = mat('amber', '9A5A2A', .12, clear=.5); tg = mat('tglass', 'D7ECE8', .1, clear=.6); blk = mat('blk', '262C30', .35)
# bench along the back wall and under the window, oak fronts
def run(x0, x1, y0, y1, n, face):
    box(((x0+x1)/2, (y0+y1)/2, .47), (x1-x0, y1-y0, .78), m['cream'], .01); box(((x0+x1)/2, (y0+y1)/2, .89), (x1-x0+.03, y1-y0+.04, .055), top, .014); box(((x0+x1)/2, (y0+y1)/2+.02, .045), (x1-x0-.06, y1-y0-.1, .09), m['dark'], 0)
    for i in range(n):
        w = (x1-x0)/n; c = x0+w*(i+.5)
        for zz, hh in ((.755, .16), (.38, .55)): box((c, y0-.008, zz), (w-.022, .022, hh), m['oak'] if zz < .7 else m['white'], .006); box((c, y0-.028, zz+hh/2-.05), (.15, .018, .014), m['steel'], .005)
run(-2.3, 2.95, 3.38, 3.98, 7, 1)
# shelves above the bench
for k, z in enumerate((1.52, 1.98)):
    box((1.25, YB-.15, z), (3.3, .3, .032), m['oak'], .008)
    for x in (-.2, 1.25, 2.7): box((x, YB-.13, z-.06), (.03, .24, .09), m['brass'], .006)
    x = -.28
    while x < 2.75:
        t = R.random(); r = .035+.025*R.random(); hh = .14+.12*R.random(); c = R.choice((amber, tg, m['white'], m['tealpale'], amber, tg, m['teal']))
        if t < .78:
            lathe((x+r, YB-.16, z+.016), [(0, 0), (r*.95, 0), (r, .01), (r, hh*.66), (r*.45, hh*.84), (r*.45, hh), (0, hh)], c, n=32); cyl((x+r, YB-.16, z+.016+hh+.012), r*.5, .032, R.choice((m['dark'], m['white'], m['coral'])), .005, n=24); 
            lathe((x+r, YB-.16, z+.016+hh*.2), [(r+.0012, 0), (r+.0012, hh*.33)], m['pillow'], n=32); x += 2*r+.03+.03*R.random()
        else:
            w = .16; box((x+w/2, YB-.15, z+.016+.09), (w, .2, .18), R.choice((m['tealdeep'], m['coral'], m['cream'])), .008); box((x+w/2, YB-.252, z+.11), (w*.6, .006, .05), m['pillow'], .002); x += w+.04
    area((1.25, YB-.17, z-.03), (1.25, YB-.05, 0), 3.1, 3.5, 'FFE2BC', .05)
# centrifuge
def centrifuge():
    box((0, 0, .16), (.44, .48, .30), m['white'], .06, seg=6); box((0, -.235, .11), (.36, .025, .13), m['tealdeep'], .012); plane((-.07, -.2486, .115), .12, .055, emis('cfs', '8FE3D6', .9), rot=(math.pi/2, 0, 0)); cyl((.1, -.252, .115), .028, .03, m['steel'], .005, rot=(math.pi/2, 0, 0), n=32)
    lathe((0, .02, .308), [(0, .055), (.08, .054), (.165, .035), (.19, .012), (.195, 0)], mat('lid', '9EC2BE', .18, clear=.5)); box((0, -.16, .325), (.1, .05, .02), m['steel'], .006)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl((sx*.16, sy*.17, .006), .025, .014, blk, .003, n=20)
group(centrifuge, 1.75, 3.64, .08, .917)
def lab_tex():
    b = ''.join('<rect x="%d" y="%d" width="30" height="%d" rx="4" fill="%s"/>' % (60+48*i, 330-h, h, c) for i, (h, c) in enumerate(zip((90, 150, 210, 250, 190, 130, 80, 110), ('#58d6ff', '#58d6ff', '#8fe3d6', '#8fe3d6', '#8fe3d6', '#ffd36b', '#ffd36b', '#58d6ff'))))
    return svg_tex('labscr', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#071c26"/><rect width="640" height="34" fill="#0f3a48"/>'+b+'<path d="M40 336H460" stroke="#a9d8ff" stroke-width="3"/><g fill="#dff5f0" font-family="Inter" font-weight="600" font-size="54"><text x="490" y="150">13.4</text><text x="490" y="250" fill="#ffd36b">7.2</text></g></svg>', 640)
# analyser with screen, tall box
box((.78, 3.70, 1.13), (.56, .46, .42), m['white'], .035, seg=5); box((.78, 3.467, 1.06), (.48, .02, .16), m['dark'], .012); screen((.72, 3.45, 1.26), (-.12, 0, 0), .26, .16, m, lab_tex(), .9); box((.78, 3.462, .98), (.5, .02, .03), m['teal'], .006)
# sink tap by the window and gooseneck
box((-1.4, 3.66, .914), (.56, .40, .012), m['steel'], .004); box((-1.4, 3.66, .918), (.46, .31, .01), mat('basin', '7F8A8E', .35, metal=.9), .003); tube([(-1.4, 3.88, .92), (-1.4, 3.88, 1.24), (-1.4, 3.66, 1.24), (-1.4, 3.66, 1.16)], .015, m['steel'], .07)
# foreground island with the microscope
ix0, ix1, iy0, iy1 = -.75, 1.95, 1.15, 2.0
box(((ix0+ix1)/2, (iy0+iy1)/2, .46), (ix1-ix0-.12, iy1-iy0-.1, .80), m['oak'], .012); box(((ix0+ix1)/2, (iy0+iy1)/2, .90), (ix1-ix0, iy1-iy0, .06), top, .016); box(((ix0+ix1)/2, (iy0+iy1)/2, .04), (ix1-ix0-.2, iy1-iy0-.2, .08), m['dark'], 0)
for i in range(1, 4): x = ix0+.06+(ix1-ix0-.12)*i/4; box((x, iy0+.049, .46), (.012, .012, .78), mat('gap', '7A5637', .7), 0)
TZ = .93
def microscope():
    W, D = m['white'], mat('micd', '16434B', .35, clear=.4)
    box((0, 0, .022), (.20, .27, .045), W, .02, seg=5); cyl((0, -.045, .056), .038, .024, blk, .004); cyl((0, -.045, .07), .026, .008, emis('mlit', 'FFF1D0', 4), 0)
    box((0, .10, .19), (.062, .07, .32), W, .026, seg=5); box((0, .035, .345), (.07, .20, .07), W, .028, seg=5)
    box((0, -.045, .135), (.17, .15, .014), D, .005); box((0, .05, .125), (.06, .08, .03), D, .008); box((.012, -.045, .1445), (.075, .026, .003), tg, .001); cyl((0, -.045, .108), .03, .04, blk, .004)
    cyl((0, -.045, .292), .043, .03, D, .008, rot=(.18, 0, 0)); 
    for k, (c, l) in enumerate((('brass', .095), ('steel', .075), ('steel', .07), ('coral', .08))):
        b = k*math.pi/2-.3; ex, ey = (.0 if k == 0 else .026*math.sin(b+1.8)), (-.0 if k == 0 else .026*math.cos(b+1.8)); cyl((ex*1.0, -.045+ey, .282-l/2+.01*(k > 0)), .0145, l, m['steel'], .003, rot=(0 if k == 0 else -.45*math.cos(b+1.8), 0 if k == 0 else .45*math.sin(b+1.8), 0), n=28)
    cyl((0, -.045, .40), .042, .06, W, .012); box((0, -.06, .43), (.10, .09, .055), W, .024, seg=5)
    for sx in (-1, 1):
        cyl((sx*.031, -.125, .468), .0175, .12, D, .003, rot=(math.radians(58), 0, 0), n=32); cyl((sx*.031, -.182, .504), .021, .035, blk, .005, rot=(math.radians(58), 0, 0), n=32)
        cyl((sx*.045, .10, .11), .036, .03, D, .006, rot=(0, math.pi/2, 0), n=40); cyl((sx*.066, .10, .11), .020, .022, m['steel'], .004, rot=(0, math.pi/2, 0), n=32)
o = group(microscope, 1.12, 1.55, -.75, TZ); o.scale = (1.3, 1.3, 1.3)
# rack of tubes, flask, petri dishes, pipette stand
def rack():
    for z in (.03, .085): box((0, 0, z), (.34, .11, .012), m['oak'], .003)
    for sx in (-1, 1): box((sx*.165, 0, .055), (.012, .11, .1), m['oak'], .003)
    for i in range(7):
        for j in range(2):
            x, y = -.135+.045*i, -.026+.052*j; lathe((x, y, .022), [(0, 0), (.008, .002), (.0115, .012), (.0115, .125), (.0135, .128), (.0125, .13)], tg, n=20); lathe((x, y, .0225), [(0, .001), (.0105, .012), (.0108, .045+.03*R.random()), (0, .046+.02)], R.choice((mat('lq1', 'B8493F', .3), mat('lq2', 'E3B45A', .3), mat('lq1', 'B8493F', .3))), n=20); cyl((x, y, .155), .0145, .028, R.choice((m['coral'], m['teal'], mat('cap3', 'C9A2C9', .5), m['teal'])), .003, n=20)
o = group(rack, .38, 1.42, -.3, TZ); o.scale = (1.35, 1.35, 1.35)
lathe((-.22, 1.62, TZ), [(0, 0), (.075, 0), (.082, .012), (.03, .13), (.026, .135), (.026, .19), (.032, .195)], clr, n=48); lathe((-.22, 1.62, TZ+.004), [(0, 0), (.072, 0), (.077, .012), (.056, .07), (0, .07)], mat('lqt', '7FC4BD', .15), n=48)
for k in range(3): cyl((.02, 1.33, TZ+.012+.021*k), .055, .018, (tg, m['coral'], tg)[k] if k != 1 else mat('agar', 'E9C58F', .3), .003, n=48)
lathe((-.45, 1.45, TZ), [(0, 0), (.05, 0), (.052, .005), (.052, .15), (.055, .155)], clr, n=40); lathe((-.45, 1.45, TZ+.003), [(0, 0), (.048, 0), (.048, .08), (0, .08)], mat('lqa', 'E3B45A', .15), n=40)
box((1.62, 1.42, TZ+.008), (.22, .30, .014), m['tealdeep'], .004, rot=(0, 0, .25)); box((1.62, 1.42, TZ+.018), (.2, .28, .008), m['pillow'], .002, rot=(0, 0, .25)); 
box((.33, YB-.006, 1.17), (5.2, .026, .52), mat('splash', 'BCD6D0', .35), 0)
vase_flowers(-1.98, 3.72, .918, m, .85)
ceiling_panel(.5, 2.0, H, 16, .6, 1.5)
daylight(W0, WIN, (0, 2.4, .9), 6.0, 95, 18, fillx=2.0, rot=(62, 0, -76))
if a.get('view') == 'microscope': level_cam((-.25, -.05, 1.36), (1.02, 1.9), 40, -.08)
else: level_cam((2.35, -.75, 1.48), (.12, 2.6), 34, -.06)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=.32); render(a['out'])
