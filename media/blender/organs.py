"""Organ motifs.  blender -b -P organs.py -- what=neurology|oncology|oncosurgery|urology|gynaecology view=hero|card [pct=25 spp=16 out=x.png]"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
a = opts('neurology'); s = reset(); R = random.Random(4); HERO = a['view'] == 'hero'; W = a['what']; m = M()
def soft(name, c, rim, rough=.45, rimf=.6):
    """porcelain body with a luminous rim (layer weight -> emission)"""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new
    b.inputs['Base Color'].default_value = hexlin(c); b.inputs['Roughness'].default_value = rough; b.inputs['Clearcoat'].default_value = .25
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35; mt = nt.nodes.new('ShaderNodeMath'); mt.operation = 'MULTIPLY'; mt.inputs[1].default_value = rimf
    b.inputs['Emission'].default_value = hexlin(rim); L(lw.outputs['Facing'], mt.inputs[0]); L(mt.outputs[0], b.inputs['Emission Strength'])
    n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 6; n.inputs['Detail'].default_value = 6; bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .18; bp.inputs['Distance'].default_value = .05
    L(n.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m
def membrane(name, c, rim):
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); L = nt.links.new
    o = nt.nodes.new('ShaderNodeOutputMaterial'); t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = hexlin(c); g = nt.nodes.new('ShaderNodeBsdfGlossy'); g.inputs[1].default_value = .16; e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = hexlin(rim); e.inputs[1].default_value = .75
    ad = nt.nodes.new('ShaderNodeMixShader'); ad.inputs[0].default_value = .6; x = nt.nodes.new('ShaderNodeMixShader'); lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .42
    pw = nt.nodes.new('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 1.6
    L(lw.outputs['Facing'], pw.inputs[0]); L(pw.outputs[0], x.inputs[0]); L(g.outputs[0], ad.inputs[1]); L(e.outputs[0], ad.inputs[2]); L(t.outputs[0], x.inputs[1]); L(ad.outputs[0], x.inputs[2]); L(x.outputs[0], o.inputs[0])
    n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 2.2; bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .2; L(n.outputs['Fac'], bp.inputs['Height']); L(bp.outputs[0], lw.inputs['Normal']); L(bp.outputs[0], g.inputs['Normal']); return m
def bg(c0, c1, c2):
    """glow behind the cells: a computed gradient with a little coarse and fine grain, so that it does not band"""
    o = plane((0, 9, 0), 36, 18, None, rot=(math.pi/2, 0, 0)); mm = bpy.data.materials.new('bg'); mm.use_nodes = True; nt = mm.node_tree; nt.nodes.clear(); L = nt.links.new; new = nt.nodes.new
    tc = new('ShaderNodeTexCoord'); sub = new('ShaderNodeVectorMath'); sub.operation = 'SUBTRACT'; sub.inputs[1].default_value = (.66, .58, 0); ln = new('ShaderNodeVectorMath'); ln.operation = 'LENGTH'; r = new('ShaderNodeValToRGB'); r.color_ramp.interpolation = 'B_SPLINE'
    e = r.color_ramp.elements; e[0].color = hexlin(c0); e[1].color = hexlin(c2); e[1].position = .78; e.new(.38).color = hexlin(c1)
    L(tc.outputs['UV'], sub.inputs[0]); L(sub.outputs[0], ln.inputs[0]); L(ln.outputs['Value'], r.inputs[0]); col = r.outputs[0]
    for sc, amt in ((4, .05), (420, .022)):
        n = new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = sc; n.inputs['Detail'].default_value = 2; L(tc.outputs['UV'], n.inputs['Vector'])
        mr = new('ShaderNodeMapRange'); mr.inputs['From Min'].default_value = .25; mr.inputs['From Max'].default_value = .75; mr.inputs['To Min'].default_value = 1-amt; mr.inputs['To Max'].default_value = 1+amt; L(n.outputs['Fac'], mr.inputs['Value'])
        vm = new('ShaderNodeVectorMath'); vm.operation = 'SCALE'; L(col, vm.inputs[0]); L(mr.outputs[0], vm.inputs['Scale']); col = vm.outputs[0]
    em = new('ShaderNodeEmission'); ou = new('ShaderNodeOutputMaterial'); L(col, em.inputs[0]); L(em.outputs[0], ou.inputs[0]); o.data.materials.append(mm); return o
def blob(loc, r, m, amp=.12, seed=0, n=5):
    bm = bmesh.new(); bmesh.ops.create_icosphere(bm, subdivisions=n, radius=1)
    for v in bm.verts:
        d = noise.noise(v.co*1.1+Vector((seed*3.1, 0, 0)))*amp+noise.noise(v.co*2.7+Vector((0, seed*1.7, 0)))*amp*.4; v.co *= r*(1+d)
    me = bpy.data.meshes.new('blob'); bm.to_mesh(me); bm.free(); o = finish(link(bpy.data.objects.new('blob', me)), m); o.location = loc; return o
exposure = .15
if W == 'neurology':
    bg('2B8A8C', '0F4C5C', '0A2438')
    body = soft('neu', 'E9C9A6', 'FFB978', rimf=.9); body2 = soft('neu2', '6FB4B2', '9FE8E0', rimf=.55); body3 = soft('neu3', '1F5A70', '3E98A8', rimf=.35); syn = emis('syn', 'FFD9A0', 5)
    def neuron(c, r, m, seed, nd=8, reach=3.2, depth=3, spark=.3, keep=lambda d: True):
        """cell body blended with its dendrites; every branch tapers to a point"""
        rr = random.Random(seed); c = Vector(c); dirs = []
        for i in range(nd):
            b = 2*math.pi*i/nd+rr.uniform(-.25, .25); d = Vector((math.cos(b), rr.uniform(-.45, .45), math.sin(b))).normalized()
            if keep(d): dirs.append(d)
        def f(P):
            D = ell(P, (0, 0, 0), (r*.92, r*.85, r))
            for d in dirs: D = smin(D, cap(P, tuple(d*r*.3), tuple(d*r*2.5), r*.44, r*.13), r*.42)
            return D
        e = r*2.8; o = sdf(f, (-e, -e, -e), (e, e, e), r*.085, m, 'soma', 4); o.location = c
        def branch(p, d, rad, L, depth):
            pts, rads = [tuple(p)], [rad]; q = Vector(p); dd = Vector(d); n = 7
            for i in range(n):
                dd = (dd+Vector((rr.gauss(0, .2), rr.gauss(0, .14), rr.gauss(0, .2)))).normalized(); q = q+dd*L/n; pts.append(tuple(q)); rads.append(rad*(1-.5*(i+1)/n))
            if depth == 0: rads = [rads[0]*(1-i/n)**.8+.003 for i in range(n+1)]
            pipe(pts, 1.0, m, radii=rads, res=6)
            if depth > 0:
                for k in range(rr.choice((2, 2, 3))):
                    nd_ = (dd+Vector((rr.gauss(0, .40), rr.gauss(0, .3), rr.gauss(0, .40)))).normalized(); branch(q-dd*.02, nd_, rads[-1]*.92, L*rr.uniform(.55, .85), depth-1)
                i = rr.randint(2, 4); nd_ = (Vector(pts[i+1])-Vector(pts[i])).normalized().cross(Vector((0, 1, 0)))*rr.choice((-1, 1)); branch(pts[i], nd_+dd*.5, rads[i]*.5, L*.5, 0)
            elif spark and rr.random() < spark: sphere(q, .026, syn, n=16)
        for d in dirs: branch(c+d*r*2.3, d, r*.145, reach*rr.uniform(.28, .46), depth)
    neuron((2.35, 0, .1), .47, body, 3, 9, 3.0, 3); neuron((5.5, 1.8, -1.5), .48, body2, 9, 8, 2.8, 2); neuron((6.3, 3.4, 2.3), .42, body2, 27, 8, 2.6, 2)
    neuron((1.3, 5.0, -2.9), .4, body3, 37, 7, 2.4, 2, 0); neuron((-6.6, 6.4, 2.2), .36, body3, 31, 7, 2.2, 2, 0)
    if not HERO: neuron((-.6, 3.4, 2.0), .4, body2, 14, 8, 2.4, 2)
    for i in range(80):
        p = (R.uniform(-9, 9), R.uniform(-1, 7), R.uniform(-3.6, 3.6))
        if p[0] > .4 or i % 7 == 0: sphere(p, R.uniform(.010, .026), syn if i % 3 == 0 else body2, n=12)
    area((5, -5, 5), (3, 0, 0), 3, 700, 'FFE2BC'); area((-5, -3, 2), (1, 1, 0), 4, 240, '8FD8E0'); area((6, 6, -4), (3, 0, 0), 3, 500, '2FA6A6'); world('2B6E80', '0A2438', .5)
    if HERO: camera((.2, -9.4, .1), (.2, 0, .1), 42, .3, (2.35, -.3, .2))
    else: camera((2.5, -9.4, .15), (2.5, 0, .15), 56, .3, (2.35, -.3, .2))
elif W in ('oncology', 'oncosurgery'):
    surg = W == 'oncosurgery'
    bg(*(('E6F0EC', 'B9D3CE', '7FA5A6') if surg else ('F9EADB', 'EFD6C6', 'D9B5AC')))
    cyt = [membrane('mb%d' % i, c, r) for i, (c, r) in enumerate((('F7DDD2', 'FFF1E4'), ('F3C9C4', 'FFE3DC'), ('CFE4E2', 'E8FFFB')))]
    nu = [soft('nu0', 'C9606B', 'FF9C92', rimf=.35), soft('nu1', '9A4A66', 'D58AA0', rimf=.35), soft('nu2', '2F7F86', '7FD2D2', rimf=.35)]; dot = [soft('dt%d' % i, c, 'FFE8D8', rimf=.2) for i, c in enumerate(('E08A6A', 'D9A0B0', '5FA8A6', 'F2C9A0'))]
    def cell(c, r, k, seed, n=26):
        blob(c, r, cyt[k], .07, seed); rr = random.Random(seed); c = Vector(c); q = c+Vector((rr.uniform(-.2, .2), -.1, rr.uniform(-.2, .2)))*r
        blob(q, r*.40, nu[k], .13, seed+5)
        for i in range(n):
            d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized()*r*rr.uniform(.55, .86); sphere(c+d, r*rr.uniform(.02, .05), dot[(i+k) % 4], (1, 1, rr.uniform(.6, 1)), n=16)
    if not surg:
        cell((2.45, 0, .02), 1.5, 0, 2); cell((5.2, 1.6, 1.35), 1.3, 1, 5); cell((5.1, 1.4, -1.6), 1.2, 2, 7); cell((.55, 2.2, -1.85), .9, 2, 9); cell((.9, 3.6, 2.2), .95, 1, 12)
        cell((7.6, 3.4, -.1), 1.5, 0, 17); cell((-7.4, 7.0, -2.6), 1.1, 1, 19, 8); cell((-4.2, 7.6, 3.4), 1.0, 2, 22, 8); cell((3.4, 5.5, -3.2), 1.2, 1, 25); cell((4.0, 5.8, 3.5), 1.2, 0, 27)
        n0 = 60
    else:   # one coral cell among calm ones, a fine steel forceps beside it
        cell((2.15, 0, -.25), 1.2, 1, 5); cell((4.6, 1.3, -1.35), 1.15, 2, 7); cell((.75, 1.9, -1.9), .95, 2, 9); cell((1.2, 3.4, 1.6), .95, 2, 12); cell((7.4, 3.6, -.4), 1.3, 2, 17); cell((3.6, 5.2, 2.6), 1.1, 0, 27); cell((-6.8, 7.2, -2.8), 1.1, 2, 19, 8); cell((3.2, 5.0, -3.1), 1.1, 2, 25)
        st = mat('st', 'D2D7D9', .2, metal=1); br = m['brass']
        tip = Vector((2.86, -.95, .42)); end = Vector((6.0, -.6, 2.75)); ax = (end-tip).normalized(); sd = ax.cross(Vector((0, 1, 0))).normalized()
        for sg in (-1, 1):
            pts = [tip+sd*sg*.07, tip+ax*.5+sd*sg*.13, tip+ax*1.3+sd*sg*.2, tip+ax*2.4+sd*sg*.24, end+sd*sg*.24]
            pipe([tuple(p) for p in pts], 1.0, st, radii=[.028, .05, .085, .11, .12], res=16)
        n0 = 40
    for i in range(n0):
        p = (R.uniform(-9, 9), R.uniform(-1, 6), R.uniform(-3.6, 3.6))
        if p[0] > .2 or i % 6 == 0: sphere(p, R.uniform(.015, .04), dot[i % 4], n=12)
    area((-3, -5, 6), (2, 0, 0), 4, 900, 'FFF0DE'); area((7, -3, -3), (3, 0, 0), 4, 200, 'FFC9B8' if not surg else 'DDF0EE'); area((3, 7.5, 4), (3, 0, 0), 5, 500, 'BFE6E2'); world('F7E4D0', 'D9B0A8', .7)
    exposure = .35 if not surg else .2; fx = 2.6
    if HERO: camera((.2, -9.4, .1), (.2, 0, .1), 42, .25, (2.4, -.6, .1))
    elif a['view'] == 'detail': camera((-1.6, -9.0, 1.0), (2.5, .6, -.1), 48, .3, (2.4, -.6, .1))
    else: camera((fx, -9.4, .1), (fx, 0, .1), 58, .25, (2.4, -.6, .1))
elif W == 'urology':
    sweep('D5DFD8', depth=3.4)
    km = bumpy('kid', 'B0604F', 7, .22, rough=.36, clear=.3); ur = mat('ur', 'E0BC86', .42); ar = mat('ar', 'B5473C', .38, clear=.15); ve = mat('ve', '45708F', .38, clear=.15); br = m['brass']; bl = bumpy('bla', 'DDAA84', 6, .15, rough=.45)
    def kidney(sx, cx, z0):
        """bean: upper pole tilted to the midline, hilum facing the midline"""
        t = math.radians(13)*sx   # tilt
        def f(P):
            X, Y, Z = (P[0]-cx), P[1], P[2]-z0; x = (X*math.cos(t)-Z*math.sin(t)*-1)*sx if False else (X*math.cos(t)+Z*math.sin(t))*sx; z = -X*math.sin(t)+Z*math.cos(t); Q = (x, Y, z)
            D = ell(Q, (0, 0, .30), (.40, .30, .46)); D = smin(D, ell(Q, (0, 0, -.30), (.40, .30, .46)), .16); D = smin(D, ell(Q, (.11, 0, 0), (.38, .30, .5)), .14)
            return smax(D, -ell(Q, (-.47, 0, 0), (.22, .2, .24)), .16)
        return sdf(f, (cx-.75, -.45, z0-.95), (cx+.75, .45, z0+.95), .022, km, 'kidney', 3)
    zr, zl = 1.62, 1.76          # right kidney (viewer's left) stands lower
    kidney(-1, -.92, zr); kidney(1, .92, zl)
    # anterior view: vena cava on the viewer's left, aorta on the viewer's right
    A, V = .13, -.15
    pipe([(A, .06, 2.78), (A, .06, 1.8), (A, .05, .98)], .092, ar, res=16); pipe([(V, .0, 2.78), (V, .0, 1.8), (V, .03, .98)], .108, ve, res=16)
    for sx in (-1, 1):   # common iliac vessels; the artery in front of the vein
        pipe([(A, .05, 1.04), (A+sx*.07, .03, .90), (A+sx*.36-.03, .02, .56)], 1, ar, radii=[.075, .062, .05]); pipe([(V, .03, 1.04), (V+sx*.08, .09, .88), (V+sx*.34+(.12 if sx > 0 else 0), .10, .56)], 1, ve, radii=[.085, .07, .056])
    # left renal vein crosses in front of the aorta, right renal artery behind the vena cava
    pipe([(V, -.02, zl+.03), (A-.02, -.135, zl+.05), (A+.2, -.10, zl+.02), (.60, -.09, zl-.02), (.78, -.04, zl-.02)], 1, ve, radii=[.07, .062, .062, .058, .05], res=16)
    pipe([(V, -.01, zr+.06), (V-.2, -.09, zr+.04), (-.60, -.09, zr+.0), (-.78, -.04, zr)], 1, ve, radii=[.068, .062, .056, .05], res=16)
    pipe([(A, .07, zl+.13), (A+.2, .05, zl+.13), (.58, .02, zl+.07), (.78, .0, zl+.05)], 1, ar, radii=[.052, .048, .044, .04], res=16)
    pipe([(A, .08, zr+.16), (0, .155, zr+.16), (V-.12, .165, zr+.15), (-.5, .06, zr+.1), (-.78, .0, zr+.07)], 1, ar, radii=[.052, .05, .048, .044, .04], res=16)
    for sx, z0 in ((-1, zr), (1, zl)):   # pelvis behind the vessels, then the ureter in front of the iliac vessels to the back of the bladder
        pipe([(sx*.82, .03, z0-.04), (sx*.62, .07, z0-.10), (sx*.52, .07, z0-.28), (sx*.46, .02, z0-.62), (sx*.40, -.06, .84), (sx*.40, -.06, .62), (sx*.30, .02, .40), (sx*.17, .06, .31)], 1, ur, radii=[.12, .10, .058, .043, .04, .04, .04, .04], res=16)
    def blad(P):
        D = ell(P, (0, .0, .33), (.30, .24, .22)); return smin(D, cap(P, (0, 0, .2), (0, 0, .08), .07), .12)
    sdf(blad, (-.5, -.45, -.02), (.5, .45, .72), .02, bl, 'bladder', 3)
    # stand: white disc, brass posts behind that carry the parts
    cyl((0, .08, .085), 1.12, .07, m['white'], .025, n=128); cyl((0, .08, .025), 1.16, .05, m['oak'], .012, n=128)
    for x, z in ((-.90, zr), (.90, zl)): cyl((x, .05, (z-.62+.1)/2), .024, z-.62-.1, br, 0, n=32); cyl((x, .05, .135), .06, .03, br, .006)
    if a['view'] != 'detail':   # from the side its end would show as a dark dot between the vessels
        tube([(0, .30, .08), (0, .30, 2.3), (0, .08, 2.3)], .022, br, .1); tube([(-.16, .06, 2.3), (.16, .1, 2.3)], .022, br, .01)
    world('E6EEF0', 'F4EEE4', .5); window_light((-2.4, 3.2, 1.9), strength=2.6, size=(3.4, 3.0), bar=.17, angle=.6)
    area((-3.2, -2.8, 4.8), (0, 0, 1.2), 1.8, 300, 'FFF0DA'); area((3.6, .6, 3.4), (0, 0, 1.3), 1.6, 170, 'E6F1FA')
    shot(a, (.35, -7.2, 2.0), (0, 0, 1.33), 57, 31, .73, wash=40, detail=((-3.3, -5.4, 2.9), (.12, .05, 1.62), 74, 0))
elif W == 'gynaecology':
    sweep('E9D8C6', depth=3.6)
    outer = fabric('pe0', 'EBD5C0', .3); mid = fabric('pe1', 'E9B9A2', .3); inn = fabric('pe2', 'DB8A74', .32); core = fabric('pe3', 'C96F5E', .3); gold = mat('gold', 'D9A648', .4)
    z = .40
    for k in range(8): petal(outer, 1.34, .48, .40, .35, .42, loc=(0, 0, z), az=2*math.pi*(k+.10)/8)
    for k in range(8): petal(mid, 1.20, .41, .72, .50, .5, loc=(0, 0, z+.04), az=2*math.pi*(k+.60)/8)
    for k in range(6): petal(inn, 1.02, .38, .98, .46, .55, loc=(0, 0, z+.06), az=2*math.pi*(k+.2)/6)
    for k in range(5): petal(core, .72, .30, 1.15, .35, .6, loc=(0, 0, z+.08), az=2*math.pi*(k+.6)/5)
    for k in range(34):
        t = k*2.39996; r = .012*math.sqrt(k)*3; h = .34-.05*math.sqrt(k)/2; pipe([(r*.4*math.cos(t), r*.4*math.sin(t), z+.05), (r*math.cos(t), r*math.sin(t), z+h+.12)], .010, gold); sphere((r*math.cos(t), r*math.sin(t), z+h+.14), .026, gold, n=12)
    lathe((0, 0, .335), [(0, 0), (.34, 0), (.40, .05), (.30, .10), (0, .12)], mid)
    st = bumpy('stone', 'DCC8AE', 30, .12, rough=.8); cyl((0, 0, .17), .66, .34, st, .03, n=128)
    sphere((1.52, -.5, .105), .12, mat('peb', 'C99A84', .7), (1.2, 1, .98), n=32); sphere((1.28, -.82, .065), .075, mat('peb2', 'E9DDCB', .7), (1.15, 1, .98), n=32); sphere((-1.42, -.55, .072), .09, mat('peb3', '9DB9B2', .7), (1.2, 1, .98), n=32)
    world('F2EBE6', 'F7EEE2', .42); window_light((-1.9, 2.8, 1.5), strength=3.2, size=(3.4, 3.0), bar=.17, angle=.6)
    area((-2.6, 1.6, 4.4), (0, 0, .6), 1.6, 230, 'FFE6CC'); area((3.0, -2.6, 2.2), (0, 0, .5), 2.4, 120, 'F6EEEA')
    shot(a, (.4, -5.2, 3.7), (0, 0, .56), 62, 34, .71, wash=30); exposure = .15
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=exposure, look='Medium High Contrast'); s.cycles.transparent_max_bounces = 24
border(a); render(a['out'])
