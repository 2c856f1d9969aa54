"""Organ motifs.  blender -b -P organs.py -- what=neurology|urology view=hero|card [pct=25 spp=16 out=x.png]"""
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
    tube([(0, .30, .08), (0, .30, 2.3), (0, .08, 2.3)], .022, br, .1); tube([(-.16, .06, 2.3), (.16, .1, 2.3)], .022, br, .01)
    world('E6EEF0', 'F4EEE4', .5); window_light((-2.4, 3.2, 1.9), strength=2.6, size=(3.4, 3.0), bar=.17, angle=.6)
    area((-3.2, -2.8, 4.8), (0, 0, 1.2), 1.8, 300, 'FFF0DA'); area((3.6, .6, 3.4), (0, 0, 1.3), 1.6, 170, 'E6F1FA')
    shot(a, (.35, -7.2, 2.0), (0, 0, 1.33), 57, 31, .73, wash=40)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=exposure, look='Medium High Contrast'); s.cycles.transparent_max_bounces = 24
border(a); render(a['out'])
