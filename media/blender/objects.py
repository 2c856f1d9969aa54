"""Still lifes.  blender -b -P objects.py -- what=medicine|obstetrics|orthopaedics|paediatrics|emergency view=hero|card [pct=25 spp=16 out=x.png]"""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
a = opts('medicine'); s = reset(); R = random.Random(4); HERO = a['view'] == 'hero'; W = a['what']; m = M(); exposure = .15
st = mat('st', 'CDD3D5', .2, metal=1); white = m['white']; mari = mat('mari', 'E39A2E', .7); marid = mat('marid', 'B8641C', .8); green = m['leaf']
def place(objs, loc, rz=0, rx=0, ry=0):
    e = bpy.data.objects.new('grp', None); link(e)
    for o in objs:
        if o.parent is None: o.parent = e
    e.location = loc; e.rotation_euler = (rx, ry, rz); return e
def since(n): return [o for o in bpy.context.scene.collection.objects[n:]]
def count(): return len(bpy.context.scene.collection.objects)
def stethoscope(tubecol='12465A', s_=1.0, loc=(0, 0, 0), rz=0):
    """flat on the table: ear pieces away from the viewer, chest piece in front at the right"""
    n0 = count(); rub = mat('rub'+tubecol, tubecol, .36, clear=.25)
    Y = (-.42, .52, .075)
    pipe([(.66, -.70, .10), (.30, -.92, .075), (-.35, -1.02, .07), (-1.0, -.80, .07), (-1.28, -.25, .07), (-1.02, .22, .07), (-.62, .26, .07), Y], .062, rub, res=24)
    sphere(Y, .085, rub, (1.1, 1.25, .8))
    for sx in (-1, 1):
        pipe([Y, (Y[0]+sx*.10, .68, .085), (Y[0]+sx*.30, .92, .09)], .052, rub, res=20)
        pipe([(Y[0]+sx*.27, .885, .09), (Y[0]+sx*.42, 1.12, .085), (Y[0]+sx*.47, 1.42, .08), (Y[0]+sx*.36, 1.66, .085), (Y[0]+sx*.17, 1.80, .09)], .03, st, res=24)
        sphere((Y[0]+sx*.14, 1.815, .09), .08, rub, (1, .86, .86), n=40)
    c = (1.0, -.62, 0)
    lathe(c, [(0, .004), (.31, .004), (.335, .02), (.335, .055), (.30, .075), (.2, .088), (.13, .12), (.105, .15), (.12, .19), (.19, .215), (.225, .235), (.23, .26), (.20, .268), (.16, .245), (0, .24)], st)
    lathe(c, [(.325, .006), (.35, .012), (.355, .04), (.335, .06), (.325, .05)], rub)
    pipe([(.93, -.635, .145), (.80, -.665, .13), (.64, -.705, .10)], .04, st)
    e = place(since(n0), loc, rz); e.scale = (s_,)*3; return e
def capsule(loc, c1, c2, rz=0, L=.17, r=.045):
    n0 = count(); pipe([(-L/2+r, 0, 0), (0, 0, 0)], r, c1); pipe([(0, 0, 0), (L/2-r, 0, 0)], r*.985, c2); sphere((-L/2+r, 0, 0), r, c1, n=24); sphere((L/2-r, 0, 0), r*.985, c2, n=24); place(since(n0), (loc[0], loc[1], loc[2]+r), rz)
def tablet(loc, r, mm, tilt=(0, 0, 0)):
    o = lathe(loc, [(0, .028), (r*.8, .024), (r*.97, .014), (r, .0), (r*.97, -.014), (r*.8, -.024), (0, -.028)], mm, n=32); o.rotation_euler = tilt
def leafy(loc, L, az, mm, lift=.5): petal(mm, L, L*.26, lift, -.6, .25, .6, loc=loc, az=az, start=.0, nu=8, nv=14)
def flower(loc, r, az=0, stem=None, c='E9A08C', lean=(0, 0, 0)):
    """five soft petals with a small gold heart"""
    n0 = count(); p = fabric('fl'+c, c, .3); p2 = fabric('fl2'+c, 'F3CFC0', .3)
    for k in range(6): petal(p if k % 2 else p2, r, r*.42, .35, .3, .3, .2, loc=(0, 0, 0), az=2*math.pi*k/6+az, start=.02, nu=10, nv=14)
    for k in range(5): petal(p, r*.72, r*.34, .75, .35, .35, .2, loc=(0, 0, .01), az=2*math.pi*(k+.5)/5+az, start=.02, nu=10, nv=14)
    for k in range(14): t = k*2.4; q = .014*math.sqrt(k); sphere((q*math.cos(t)*r*4, q*math.sin(t)*r*4, .12*r+.2*r), r*.05, mari, n=12)
    e = place(since(n0), loc); e.rotation_euler = lean; return e

if W == 'medicine':
    oak = wood('DDBE9C', .5, 0, .42); sweep(oak, depth=40, r=1); 
    stethoscope('14475A', 1.0, (-.12, .06, 0), -.08)
    # pill box: seven wells
    tp = mat('pbox', 'E4F0EE', .3); n0 = count(); L, D, H = 1.62, .36, .17
    box((0, 0, .02), (L, D, .04), tp, .012)
    for y in (-1, 1): box((0, y*(D/2-.014), H/2), (L, .028, H), tp, .008)
    for i in range(8): box((-L/2+.014+i*(L-.028)/7, 0, H/2-.002), (.026, D-.01, H-.006), tp, .008)
    w = (L-.028)/7; cw = [mat('cap0', 'F4EEE2', .25, clear=.4), mat('cap1', 'D9775A', .25, clear=.4), mat('cap2', '2A7F80', .25, clear=.4), mat('cap3', 'E0B060', .25, clear=.4)]; tb = [mat('tb0', 'F6F2EA', .6), mat('tb1', 'EACFB0', .6), mat('tb2', 'BFDAD4', .6)]
    for i in range(7):
        x = -L/2+.014+w*(i+.5)
        capsule((x-.02, .07, .042), cw[(i+1) % 4], cw[0], R.uniform(-.5, .5)); tablet((x-.035, -.06, .07), .056, tb[i % 3], (R.uniform(-.2, .2), R.uniform(-.2, .2), 0))
        if i % 2: tablet((x+.05, -.09, .072), .045, tb[(i+1) % 3], (.1, .15, 0))
    place(since(n0), (1.05, .62, 0), -.20)
    # digital thermometer
    n0 = count(); wb = mat('thw', 'F7F5F0', .3, clear=.3); o = pipe([(-.52, 0, 0), (-.40, 0, 0), (-.05, 0, 0), (.12, 0, 0), (.34, 0, 0), (.44, 0, 0)], 1.0, wb, radii=[.085, .10, .10, .092, .045, .032], res=16); o.scale = (1, 1, .62)
    pipe([(.43, 0, 0), (.52, 0, 0)], .019, st); sphere((.52, 0, 0), .019, st, n=16); box((-.20, 0, .058), (.30, .105, .014), mat('lcdf', '23505A', .3), .006); box((-.20, 0, .064), (.24, .07, .012), mat('lcd', 'A9B9A4', .25), .003); o = sphere((-.44, 0, .05), .035, m['teal'], (1, 1, .5), n=24)
    place(since(n0), (.92, .0, .062), .42)
    capsule((1.72, -.08, 0), cw[1], cw[0], .7); capsule((1.9, .08, 0), cw[2], cw[0], -.5); tablet((1.72, .14, .028), .06, tb[0])
    marigold((-1.62, 1.32, .075), .24, mari, marid, 2); marigold((-1.28, 1.62, .062), .2, mat('mari2', 'D9772B', .7), marid, 5, (0, .2, 0)); leafy((-1.7, 1.2, .02), .46, 3.7, green, .15); leafy((-1.45, 1.12, .02), .4, 5.2, m['leafd'], .15)
    # steel tumbler with water
    lathe((1.75, 1.42, 0), [(0, .01), (.2, .01), (.215, .03), (.27, .60), (.285, .615), (.27, .62), (.255, .60), (.2, .05), (0, .05)], st); cyl((1.75, 1.42, .52), .245, .01, mat('wat', 'CFE2E4', .04, trans=.6), 0)
    world('EAF0F0', 'F4EEE4', .32); window_light((-1.4, .6, 0), d=(.55, .42, -.62), strength=3.0, size=(5.4, 3.4), panes=(3, 2), bar=.2, leaves=0, angle=.7, color='FFE3C0')
    area((-2.5, 3.2, 4.2), (0, 0, 0), 2.4, 190, 'FFF0DC'); area((3.5, -1.5, 3.4), (0, 0, 0), 2.5, 60, 'DCEAF2')
    shot(a, (.55, -4.5, 3.7), (.22, .34, .05), 50, 29.5, .71); exposure = .1
elif W == 'obstetrics':
    sweep('E6D6C4', depth=4.2)
    def folded(x0, x1, y0, y1, z0, layers, gap, kn, seed, uvs):
        rr = random.Random(seed); path = []
        for L in range(layers):
            zz = z0+gap*L; ys = [y1+(y0-y1)*i/12 for i in range(13)]; ys = ys if L % 2 == 0 else ys[::-1]; jit = rr.uniform(-.04, .04)
            path += [(y+jit*math.sin(i/12*3.1), zz) for i, y in enumerate(ys)]
            if L < layers-1:
                cy = ys[-1]; sg = -1 if L % 2 == 0 else 1; path += [(cy+sg*gap*.62*math.sin(math.pi*k/7), zz+gap*(.5-.5*math.cos(math.pi*k/7))) for k in range(1, 7)]
        N = len(path)-1
        def f(u, v):
            k = min(N-1, int(v*N)); q = v*N-k; y = path[k][0]*(1-q)+path[k+1][0]*q; z = path[k][1]*(1-q)+path[k+1][1]*q; x = x0+(x1-x0)*u
            e = max(0, abs(u-.5)*2-.86)/.14; w = noise.noise(Vector((x*1.3, y*1.3, z*4+seed)))
            return (x+.015*w+.02*math.sin(z*40), y+.03*w, z-.05*e*e*(z-z0)/(gap*layers)+.012*w)
        return grid(f, 80, N*2, kn, uv=True, scale_uv=uvs, thick=gap*.93, sub=1)
    k1 = knit('bl1', 'E9DFCF', 1, 1.0, .025); k2 = knit('bl2', '7FA9A4', 1, 1.0, .025)
    folded(-1.15, 1.15, -.62, .75, .085, 3, .155, k2, 3, (34, 60)); folded(-.98, .98, -.52, .66, .55, 3, .15, k1, 8, (30, 54))
    kb = knit('boot', 'F3E9DB', 19, .6, .010, 'Object', low=.78); kc = mat('cord', 'CF7A62', .8, sheen=.3); kcuff = knit('cuff', 'D99C86', 22, .6, .010, 'Object', low=.7); inside = mat('ins', 'C9B8A4', .95)
    def bootie(loc, rz, sc=1.0):
        n0 = count()
        def f(P):
            D = cap(P, (0, .04, .17), (0, -.40, .135), .175, .165, (1, 1, 1)); D = smin(D, cap(P, (0, .06, .2), (0, .09, .46), .155, .165), .12)
            D = smin(D, ell(P, (0, -.43, .11), (.175, .17, .115)), .08); D = smax(D, -(P[2]-.012), .05); D = smax(D, P[2]-.485, .03)
            return smax(D, -cap(P, (0, .08, .30), (0, .10, .9), .105, .125), .03)
        sdf(f, (-.3, -.72, -.03), (.3, .36, .58), .018, kb, 'bootie', 2)
        pipe([(.142*math.cos(t), .09+.142*math.sin(t), .475+.012*math.sin(2*t)) for t in [2*math.pi*i/16 for i in range(16)]], .045, kcuff, cyclic=True)
        pipe([(.168*math.cos(t), .072+.168*math.sin(t), .335) for t in [2*math.pi*i/16 for i in range(16)]], .015, kc, cyclic=True)
        for sx in (-1, 1):
            pipe([(0, -.108, .335), (sx*.07, -.15, .37), (sx*.13, -.16, .355), (sx*.12, -.165, .315), (sx*.05, -.145, .315), (0, -.11, .332)], .013, kc, res=16); pipe([(0, -.11, .33), (sx*.03, -.16, .30), (sx*.06, -.215, .275), (sx*.075, -.25, .258)], .013, kc, res=16); sphere((sx*.075, -.255, .256), .024, kc, n=16)
        sphere((0, -.118, .335), .026, kc, n=16)
        e = place(since(n0), loc, rz); e.scale = (sc,)*3
    top = .55+.15*2+.075
    bootie((-.54, .10, top-.015), .90, 1.06); bootie((.20, .0, top-.015), .62, 1.06)
    flower((1.32, -.98, .20), .33, .2, None, 'E3927E', (.55, .2, 0)); flower((.92, -1.12, .12), .22, .6, None, 'E9B49E', (.7, -.3, 0))
    pipe([(1.32, -.94, .17), (1.42, -.70, .07), (1.52, -.35, .022), (1.62, .2, .02)], .018, green, res=16); pipe([(.92, -1.09, .09), (1.14, -.86, .035), (1.40, -.45, .02), (1.55, .1, .02)], .014, green, res=16)
    leafy((1.50, -.42, .03), .40, -.35, green, .3); leafy((1.57, -.1, .03), .36, .9, m['leafd'], .3); leafy((1.24, -.72, .04), .30, 2.6, green, .35)
    world('EFEBE8', 'F7EEE2', .42); window_light((-2.5, 3.6, 1.7), strength=3.0, size=(3.8, 3.2), bar=.18, angle=.6)
    area((-2.8, 1.0, 4.2), (0, 0, .5), 1.8, 240, 'FFE8D0'); area((3.2, -2.6, 3.2), (0, 0, .6), 2.4, 90, 'EAF1F6')
    shot(a, (.5, -5.4, 2.9), (.10, -.08, .58), 57, 32, .72, ctarget=(.20, -.08, .56), wash=30); exposure = .1
elif W == 'orthopaedics':
    sweep('D9DCD6', depth=3.6)
    bone = bumpy('bone', 'E6D8BD', 16, .10, rough=.48); car = mat('cart', '9CC4C0', .28, clear=.4); men = mat('men', '6FA8A8', .35, clear=.3); ten = bumpy('ten', 'D8B49C', 12, .2, rough=.5); lig = mat('lig', 'D3AE96', .55)
    J = 1.30   # joint line; right knee seen from the front: fibula on the viewer's left (lateral)
    def femur(P):
        D = smax(cap(P, (-.10, .02, J+1.75), (-.03, .02, J+.75), .18, .195), P[2]-(J+1.28), .05); D = smin(D, cap(P, (-.03, .02, J+.85), (0, .03, J+.42), .19, .33, (.85, 1, 1)), .25)
        D = smin(D, ell(P, (-.27, .06, J+.30), (.235, .40, .29)), .16); D = smin(D, ell(P, (.27, .06, J+.28), (.225, .40, .30)), .16)
        D = smin(D, ell(P, (-.43, .08, J+.42), (.12, .16, .14)), .10); D = smin(D, ell(P, (.44, .08, J+.44), (.12, .16, .15)), .10); D = smin(D, ell(P, (.36, .10, J+.62), (.08, .1, .08)), .1)
        D = smax(D, -ell(P, (0, .36, J+.12), (.13, .34, .30)), .06)            # notch at the back
        return smax(D, -ell(P, (0, -.40, J+.40), (.13, .16, .40)), .10)        # groove for the patella
    sdf(femur, (-.75, -.6, J-.15), (.75, .65, J+1.40), .022, bone, 'femur', 3)
    def fcart(P):                                                              # cartilage: the same surface, a little thicker, below and in front only
        D = femur(P)-.016; D = smax(D, P[2]-(J+.46-.25*(P[1]+.2)), .02); return smax(D, np.abs(P[0])-.485, .03)
    sdf(fcart, (-.75, -.6, J-.15), (.75, .65, J+.8), .022, car, 'cartilage', 2)
    def tibia(P):
        D = ell(P, (0, .05, J-.25), (.52, .36, .17)); D = smin(D, cap(P, (0, .06, J-.24), (0, .03, J-.85), .34, .19, (.9, 1, 1)), .2); D = smin(D, cap(P, (0, .03, J-.75), (.02, .03, J-1.9), .20, .155), .15)
        D = smin(D, ell(P, (-.02, -.22, J-.62), (.09, .08, .17)), .12)         # tuberosity
        D = smin(D, cap(P, (.0, -.17, J-.85), (.02, -.11, J-1.8), .05, .05), .10)
        D = smax(smax(D, P[2]-(J-.125), .05), (J-1.02)-P[2], .03); return smin(D, smin(ell(P, (-.05, .06, J-.09), (.035, .06, .07)), ell(P, (.06, .06, J-.085), (.035, .06, .075)), .03), .04)
    sdf(tibia, (-.75, -.5, J-1.12), (.75, .6, J+.08), .022, bone, 'tibia', 3)
    def fib(P): return smax((J-1.02)-P[2], smin(ell(P, (-.50, .24, J-.50), (.115, .12, .15)), cap(P, (-.50, .24, J-.55), (-.47, .22, J-1.9), .085, .07), .1), .02)
    sdf(fib, (-.75, 0, J-1.12), (-.25, .5, J-.28), .020, bone, 'fibula', 3)
    for sx in (-1, 1):                                                         # menisci: open rings towards the middle
        pts = [(sx*.27+.205*math.cos(t)*1.0, .06+.275*math.sin(t), J-.075) for t in ([math.radians(x) for x in range(-140 if sx > 0 else 40, 141 if sx > 0 else 321, 20)])]
        o = pipe(pts, 1, men, radii=[.03]+[.066]*(len(pts)-2)+[.03]); 
        lathe((sx*.27, .06, J-.135), [(0, .0), (.14, .006), (.2, .012), (.235, .006), (.24, -.02)], car, n=48).scale = (1, 1.3, 1)
    def pat(P): D = ell(P, (.01, -.44, J+.47), (.235, .105, .20)); D = smin(D, ell(P, (.0, -.44, J+.30), (.12, .085, .19)), .12); return smax(D, -P[1]-.535+.0*P[0], .06)
    sdf(pat, (-.35, -.65, J+.0), (.35, -.2, J+.75), .018, bone, 'patella', 3)
    def pten(P): return cap((P[0]*.33, P[1], P[2]), (0, -.475, J+.26), (0, -.285, J-.62), .040, .036)
    sdf(pten, (-.25, -.6, J-.72), (.25, -.15, J+.34), .016, ten, 'patellar tendon', 2)
    pipe([(-.53, .10, J+.40), (-.585, .16, J-.02), (-.53, .22, J-.42)], 1, lig, radii=[.05, .042, .05], res=16)   # collateral ligaments
    pipe([(.535, .09, J+.42), (.56, .07, J+.05), (.535, .05, J-.22), (.36, .01, J-.50), (.25, .0, J-.74)], 1, lig, radii=[.05, .045, .045, .045, .04], res=16)
    # oak foot, steel pin
    cyl((-.08, .06, .075), .78, .14, m['oak'], .03, n=128); cyl((-.08, .06, .15), .5, .02, m['brass'], .008, n=128)
    cyl((.015, .03, .24), .10, .16, m['brass'], .01); cyl((-.48, .225, .24), .06, .16, m['brass'], .01)
    world('E6ECEC', 'F4EEE4', .38); window_light((-2.3, 3.4, 2.0), strength=2.8, size=(3.6, 3.2), bar=.18, angle=.6)
    area((-3.0, -2.2, 4.6), (0, 0, 1.5), 1.5, 300, 'FFEBD2'); area((3.4, .8, 3.6), (0, 0, 1.5), 1.4, 190, 'E1EEFA')
    shot(a, (1.7, -6.9, 1.95), (-.04, 0, 1.24), 66, 35, .72, wash=45); exposure = .15
elif W == 'paediatrics':
    sweep('D6E0D8', depth=4.0); o1 = wood('DDBB8C', 1.3, 0, .5); o2 = wood('C8975F', 1.3, 0, .5)
    pc = [mat('p0', 'D98467', .5), mat('p1', '5E9C98', .5), mat('p2', 'E2B058', .5), mat('p3', 'EFE3CF', .5), mat('p4', '2F6F74', .5), mat('p5', 'E6B7A2', .5)]
    def block(x, y, zz, k, rz, sz=.5, sign=None):
        n0 = count(); box((0, 0, 0), (sz, sz, sz), o1, .035, seg=4); h = sz/2
        for face in range(3):
            fm = pc[(k+face*2) % 6]; sh = (k+face) % 4; n1 = count()
            if sh == 0: cyl((0, 0, 0), sz*.27, .016, fm, .004, n=64)
            elif sh == 1:
                v = [(sz*(.32 if i % 2 == 0 else .155)*math.sin(2*math.pi*i/10), sz*(.32 if i % 2 == 0 else .155)*math.cos(2*math.pi*i/10)) for i in range(10)]; mesh('star', [(x_, y_, -.008) for x_, y_ in v]+[(x_, y_, .008) for x_, y_ in v], [tuple(range(10, 20))]+[(i, (i+1) % 10, 10+(i+1) % 10, 10+i) for i in range(10)], fm, bevel=.004)
            elif sh == 2:
                q = []
                for i in range(40): t = 2*math.pi*i/40; q.append((sz*.0165*16*math.sin(t)**3, sz*.0165*(13*math.cos(t)-5*math.cos(2*t)-2*math.cos(3*t)-math.cos(4*t))+.01))
                mesh('heart', [(x_, y_, -.008) for x_, y_ in q]+[(x_, y_, .008) for x_, y_ in q], [tuple(range(40, 80))[::-1]]+[(i, (i+1) % 40, 40+(i+1) % 40, 40+i) for i in range(40)], fm)
            else: box((0, 0, 0), (sz*.44, sz*.44, .016), fm, .03, rot=(0, 0, math.pi/4))
            e = place(since(n1), ((0, -h-.002, 0), (0, 0, h+.002), (h+.002, 0, 0))[face]); e.rotation_euler = ((math.pi/2, 0, 0), (0, 0, 0), (math.pi/2, 0, math.pi/2))[face]
        es = [o for o in since(n0) if o.parent is None]; place(es, (x, y, zz+sz/2), rz)
    block(-.50, .30, 0, 0, .22); block(.10, .38, 0, 1, -.12); block(-.22, .35, .5, 2, .08); block(-.10, -.46, 0, 3, -.45, .42)
    # ring stacker
    bx, by = 1.12, .35; cyl((bx, by, .05), .46, .10, o2, .03, n=96); cyl((bx, by, .55), .055, 1.0, o1, .02)
    for i, (r, c) in enumerate(((.40, 4), (.35, 1), (.30, 2), (.255, 5), (.21, 0))):
        zz = .195+.19*i; lathe((bx, by, zz), [(.06+.0, -.06)]+[(r-.095+.095*math.cos(t), .095*math.sin(t)) for t in [math.radians(x) for x in range(-90, 91, 15)]]+[(.06, .095), (.06, -.095)], pc[c])
    sphere((bx, by, 1.15), .10, o1)
    # elephant on wheels, sawn from one board
    EL = [(-.62, .30), (-.60, .12), (-.60, -.20), (-.36, -.20), (-.34, .06), (-.10, .06), (.02, .06), (.04, -.20), (.28, -.20), (.30, .10), (.38, .16), (.46, .02), (.50, -.14), (.60, -.20), (.70, -.16), (.68, -.06), (.62, -.02), (.62, .16), (.66, .36), (.60, .54), (.44, .64), (.26, .60), (.10, .56), (-.20, .60), (-.46, .54), (-.58, .44)]
    n0 = count(); q = rounded_path([(x, 0, y) for x, y in EL], .07, 5, closed=True); N = len(q); T = .26
    o = mesh('elephant', [(x, -T/2, z_) for x, _, z_ in q]+[(x, T/2, z_) for x, _, z_ in q], [tuple(range(N))[::-1], tuple(range(N, 2*N))]+[(i, (i+1) % N, N+(i+1) % N, N+i) for i in range(N)], o2, bevel=.03, seg=4)
    for sy in (-1, 1):
        ear = [(.20+.17*math.cos(t)*(1+.12*math.cos(2*t)), sy*(T/2+.012), .33+.20*math.sin(t)) for t in [2*math.pi*i/24 for i in range(24)]]
        e1 = mesh('ear', ear+[(x, y+sy*.035, z_) for x, y, z_ in ear], [tuple(range(24, 48)) if sy > 0 else tuple(range(24, 48))[::-1]]+[(i, (i+1) % 24, 24+(i+1) % 24, 24+i) for i in range(24)], pc[0], bevel=.012); sphere((.49, sy*(T/2+.002), .43), .026, m['dark'], n=16)
    pipe([(-.60, 0, .42), (-.68, 0, .36), (-.70, 0, .22)], .016, o1)
    for x in (-.46, .16):
        cyl((x, 0, -.20), .022, T+.16, m['brass'], .004, rot=(math.pi/2, 0, 0))
        for sy in (-1, 1): cyl((x, sy*(T/2+.05), -.20), .135, .07, pc[4], .02, rot=(math.pi/2, 0, 0), n=64); cyl((x, sy*(T/2+.09), -.20), .04, .02, pc[2], .006, rot=(math.pi/2, 0, 0), n=32)
    place(since(n0), (-1.48, -.40, .335), .24)
    stethoscope('C9684F', .50, (.98, -.98, 0), .30)
    world('EAF1EE', 'F7EEE2', .42); window_light((-2.6, 3.4, 1.7), strength=3.0, size=(3.8, 3.2), bar=.18, angle=.6)
    area((-2.8, -.6, 4.6), (0, 0, .5), 1.8, 250, 'FFEBD4'); area((3.4, -2.0, 3.2), (0, 0, .5), 2.2, 90, 'E6F0F6')
    shot(a, (.5, -6.2, 2.9), (-.08, -.08, .50), 50, 32, .725, ctarget=(-.24, -.1, .5), cloc=(.35, -6.2, 2.9), wash=40); exposure = .1
elif W == 'emergency':
    sweep('CBDCDA', depth=3.6); bx = mat('fab', '1F6E70', .38, clear=.25); bd = mat('fab2', '0F4C54', .4); al = mat('al', 'C5CBCD', .3, metal=1); lin = mat('lin', 'F3EEE4', .4)
    # first-aid case: rounded body, lid seam, handle, two latches, plain white panel with a small leaf
    n0 = count(); box((0, 0, .48), (1.62, .74, .62), bx, .10, seg=6); box((0, 0, .93), (1.62, .74, .26), bx, .10, seg=6); box((0, 0, .80), (1.56, .69, .08), bd, .02)
    box((0, -.375, .46), (.62, .03, .34), lin, .05, seg=5)
    tube([(-.30, 0, 1.04), (-.30, 0, 1.24), (.30, 0, 1.24), (.30, 0, 1.04)], .045, bd, .10)
    for sx in (-1, 1): box((sx*.52, -.375, .80), (.16, .05, .22), al, .02); box((sx*.52, -.405, .76), (.11, .02, .10), al, .01); box((sx*.30, 0, 1.06), (.14, .14, .05), bd, .02)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl((sx*.6, sy*.25, .09), .07, .18, m['rubber'], .02)
    q = []
    for i in range(48): t = 2*math.pi*i/48; q.append((.0082*16*math.sin(t)**3, .0082*(13*math.cos(t)-5*math.cos(2*t)-2*math.cos(3*t)-math.cos(4*t))))
    mesh('heart', [(x, -.388, .47+z_) for x, z_ in q]+[(x, -.402, .47+z_) for x, z_ in q], [tuple(range(48, 96))]+[(i, (i+1) % 48, 48+(i+1) % 48, 48+i)[::-1] for i in range(48)], mat('hrt', 'D9775A', .45))
    place(since(n0), (-.62, .25, -.10), .22)
    gl = thin('vial', 'F4FAFA', .5, .04)
    def vial(x, y, sc, liq, capc, lvl=.62, rz=0, lying=False):
        n0 = count(); lathe((0, 0, 0), [(0, .004), (.15, .004), (.165, .02), (.165, .42), (.15, .47), (.085, .52), (.08, .60), (.095, .61), (.095, .66), (0, .66)], gl)
        lathe((0, 0, 0), [(0, .02), (.14, .02), (.152, .035), (.152, .42*lvl+.05), (0, .42*lvl+.05)], thin('liq'+liq, liq, .35, .05, .9, liq))
        cyl((0, 0, .64), .104, .11, al, .008); cyl((0, 0, .715), .10, .035, mat('fc'+capc, capc, .4), .012); lathe((0, 0, 0), [(.1665, .11), (.168, .12), (.168, .33), (.1665, .34)], lin)
        lathe((0, 0, 0), [(.169, .285), (.1695, .29), (.1695, .31), (.169, .315)], mat('fc'+capc, capc, .4))
        e = place(since(n0), (x, y, .168*sc if lying else 0), rz, rx=math.pi/2 if lying else 0); e.scale = (sc,)*3
    vial(.62, -.02, 1.12, 'E2B26A', 'D9775A', .8); vial(1.02, .22, 1.12, 'DCEBE8', '2F7F80', .7); vial(1.08, -.34, .9, 'E2B26A', 'E2B058', .75); vial(1.42, -.02, 1.12, 'EAC6B2', '1C4A5A', .8)
    vial(.26, -.74, .8, 'DCEBE8', 'D9775A', .8, 1.72, True)
    # bandage rolls
    bn = mat('band', 'EFE6D6', .95, sheen=.3, noise=(80, .05)); 
    for x, y, r, h in ((1.62, .52, .23, .34), (-.10, -.58, .19, .26)):
        lathe((x, y, 0), [(.05, 0), (r-.02, 0), (r, .015), (r, h-.015), (r-.02, h)]+[(r-.02-.018*i, h-(.010 if i % 2 else 0)) for i in range(1, int((r-.07)/.018))]+[(.05, h), (.05, 0)], bn)
    world('E4EEEE', 'F4EEE4', .42); window_light((-2.4, 3.2, 1.8), strength=2.8, size=(3.6, 3.2), bar=.18, angle=.6)
    area((-2.8, -1.6, 4.4), (0, 0, .5), 1.6, 250, 'FFEBD4'); area((3.2, 1.2, 3.2), (.4, 0, .5), 1.6, 170, 'E6F2F8')
    shot(a, (.7, -5.6, 2.3), (.22, 0, .55), 58, 31, .71, wash=35); exposure = .1
setup_cycles(a['w'], a['h'], a['spp'], bounces=6, exposure=exposure, look='Medium High Contrast')
border(a); render(a['out'])
