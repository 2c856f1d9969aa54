"""The building at dusk, lit jaali tower. With lib=1 it only builds (ambulance_bay.py reuses it)."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M(); R = random.Random(11)
stone = mat('stone', 'E0CDB0', .8, noise=(.8, .07)); stone2 = mat('stone2', 'C4A07A', .8, noise=(1.2, .08)); white = mat('wh', 'F4EFE6', .6); slate = mat('slate', '22485A', .45); alu = mat('alu', '8FA3A8', .35, metal=.8)
gls = bpy.data.materials.new('gls'); gls.use_nodes = True; nt = gls.node_tree; nt.nodes.clear()
o_ = nt.nodes.new('ShaderNodeOutputMaterial'); tr_ = nt.nodes.new('ShaderNodeBsdfTransparent'); gl_ = nt.nodes.new('ShaderNodeBsdfGlossy'); mx_ = nt.nodes.new('ShaderNodeMixShader'); lw_ = nt.nodes.new('ShaderNodeLayerWeight')
tr_.inputs[0].default_value = hexlin('F3F1EC'); gl_.inputs[1].default_value = .02; lw_.inputs[0].default_value = .5
# facing, not fresnel: fresnel goes black from inside the pane
pw_ = nt.nodes.new('ShaderNodeMath'); ml_ = nt.nodes.new('ShaderNodeMath'); pw_.operation = 'POWER'; pw_.inputs[1].default_value = 3.5; ml_.operation = 'MULTIPLY_ADD'; ml_.inputs[1].default_value = .6; ml_.inputs[2].default_value = .05
nt.links.new(lw_.outputs['Facing'], pw_.inputs[0]); nt.links.new(pw_.outputs[0], ml_.inputs[0]); nt.links.new(ml_.outputs[0], mx_.inputs[0]); nt.links.new(tr_.outputs[0], mx_.inputs[1]); nt.links.new(gl_.outputs[0], mx_.inputs[2]); nt.links.new(mx_.outputs[0], o_.inputs[0])
back = [mat('bk%d' % i, c, .9, emit=c, estr=e) for i, (c, e) in enumerate((('8FA0A0', .12), ('E2A878', .6), ('F0B98A', 1.2), ('FFC592', 1.8)))]; lamp = emis('lamp', 'FFE3B4', 9)
def winrow(x0, x1, y, z0, z1, n, lit=.5, per=2):
    w = (x1-x0)/n
    for i in range(n):
        x = x0+w*(i+.5)
        box((x, y+.10, (z0+z1)/2), (w-.06, .02, z1-z0), gls, 0)
        box((x-w/2, y+.06, (z0+z1)/2), (.07, .16, z1-z0), alu, 0)
        if i % per == 0:
            k = R.choice((2, 2, 3, 1)) if R.random() < lit else R.choice((0, 0, 1)); c = x+w*(per-1)/2
            box((c, y+2.6, (z0+z1)/2), (w*per, .05, z1-z0+.8), back[k], 0); box((x-w/2+.02, y+1.4, (z0+z1)/2), (.05, 2.4, z1-z0+.6), mat('part', 'D9CDBB', .9), 0)
            box((c, y+1.4, z1+.05), (w*per, 2.6, .04), mat('rc', 'EDE6DA', .9), 0); box((c, y+1.4, z0-.5), (w*per, 2.6, .04), mat('rf', 'A58B6C', .9), 0)
            if k > 0: box((c, y+1.2, z1+.02), (w*.9, .3, .03), lamp if k > 1 else mat('l0', 'FFE3B4', .5, emit='FFE3B4', estr=1.5), 0)
            if R.random() < .5: box((c+w*.3, y+2.3, z0+.1), (w*.7, .5, 1.0), R.choice((m['oakv'], m['tealpale'], m['white'])), .02)
        q = R.random()
        if q < .6: curtain((x-w*.46, y+.2), (x-w*.46+w*(.2+.25*R.random()), y+.2), z0, z1, mat('cur%d' % (q*10), ('F3EADB', 'DDE7E2', 'E9D9BF', 'BFDDD8', 'F3EADB', 'E8DCC6')[int(q*10)], .9), 3, .05, seg=6)
    box(((x0+x1)/2, y+.06, z0), (x1-x0, .2, .09), alu, 0); box(((x0+x1)/2, y+.06, z1), (x1-x0, .2, .09), alu, 0)
F = 3.6
# --- right wing: five storeys of ward windows with teal vertical fins
x0, x1, yb, n = 2.5, 21, 0, 5
box(((x0+x1)/2, yb+7.6, F*n/2), (x1-x0, 9, F*n), mat('core', '1b2b33', .9), 0)
for k in range(n):
    z = F*k; box(((x0+x1)/2, yb+.25, z+.45), (x1-x0, .5, .9), stone, .02); box(((x0+x1)/2, yb+.25, z+F-.2), (x1-x0, .5, .4), stone, .02)
    winrow(x0+.3, x1-.3, yb+.2, z+.9, z+F-.4, 12, .55)
    box(((x0+x1)/2, yb-.12, z+F-.02), (x1-x0+.1, .75, .14), white, .02)
for i in range(25):
    x = x0+.3+(x1-x0-.6)*i/24
    if i % 2 == 0: box((x, yb-.05, F*n/2+F*.5), (.09, .55, F*(n-1)), slate, .01)
box((x1-.2, yb+5.5, F*n/2), (.5, 12, F*n), stone, .02); box((x0+.15, yb+.6, F*n/2), (.5, 1.5, F*n), stone, .02)
box(((x0+x1)/2, yb+5.5, F*n+.35), (x1-x0+.3, 12, .7), white, .03)
# --- jaali tower (perforated sandstone screen, lit from behind)
tx0, tx1, ty, th = -2.2, 2.3, -1.2, F*n+2.2
box(((tx0+tx1)/2, ty+2.7, th/2-.03), (tx1-tx0-.1, 4.0, th), stone2, .03)
for xx in (tx0+.2, tx1-.2): box((xx, ty+.2, th/2-.2), (.4, .9, th-.4), stone2, .03)
box(((tx0+tx1)/2, ty+.2, th-.33), (tx1-tx0+.08, 1.0, .74), stone2, .03)
box(((tx0+tx1)/2, ty+.46, th/2+2), (tx1-tx0-.7, .03, th-5), emis('jl', 'FFC072', 3.2), 0)
jm = mat('jaali', 'D3B48B', .8); cs = .62; nx = int((tx1-tx0-.8)/cs); bm = bmesh.new()
ox = (tx0+tx1)/2-nx*cs/2; z0 = 4.9; nz = int((th-.7-z0)/cs)
def bar(p, q, w=.055, d=.10):
    p, q = Vector((p[0], 0, p[1])), Vector((q[0], 0, q[1])); u = (q-p); L = u.length; u.normalize(); v = Vector((-u.z, 0, u.x))*w/2
    vs = [bm.verts.new((c+Vector((0, sgn*d/2, 0)))) for sgn in (-1, 1) for c in (p-v, q-v, q+v, p+v)]
    for f in ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)): bm.faces.new([vs[i] for i in f])
for i in range(nx):
    for j in range(nz):
        cx, cz = ox+cs*(i+.5), z0+cs*(j+.5); r1, r2 = cs*.5, cs*.235
        for k in range(8):   # eight-point star lattice
            b0, b1 = math.pi/4*k, math.pi/4*(k+.5); b2 = math.pi/4*(k+1)
            o_ = lambda b: (cx+r1*math.cos(b), cz+r1*math.sin(b)); i_ = lambda b: (cx+r2*1.35*math.cos(b), cz+r2*1.35*math.sin(b))
            bar(o_(b0), i_(b1), .045); bar(i_(b1), o_(b2), .045)
        bar((cx-cs/2, cz-cs/2), (cx+cs/2, cz-cs/2), .05); bar((cx-cs/2, cz-cs/2), (cx-cs/2, cz+cs/2), .05)
        for sx, sz in ((1, 1), (1, -1), (-1, 1), (-1, -1)): bar((cx+sx*cs*.5, cz+sz*cs*.5), (cx+sx*cs*.354, cz+sz*cs*.354), .05)
me = bpy.data.meshes.new('jaali'); bm.to_mesh(me); bm.free(); me.materials.append(jm); jo = link(bpy.data.objects.new('jaali', me)); jo.location = (0, ty+.16, 0)
# emblem: simple cross in a ring
cyl(((tx0+tx1)/2, ty+.0, th-1.75), .86, .2, white, .03, rot=(math.pi/2, 0, 0), n=64)
for sz in ((.32, 1.0), (1.0, .32)): box(((tx0+tx1)/2, ty-.13, th-1.75), (sz[0], .1, sz[1]), mat('cross', '1F7A7A', .5, emit='2E9A96', estr=.5), .03)
# --- left wing, three storeys
lx0, lx1, n2 = -19, -2.2, 3
box(((lx0+lx1)/2, yb+8.4, F*n2/2), (lx1-lx0, 9, F*n2), mat('core', '1b2b33', .9), 0)
for k in range(n2):
    z = F*k; box(((lx0+lx1)/2, yb+.85, z+.35), (lx1-lx0, .5, .7), white, .02); box(((lx0+lx1)/2, yb+.85, z+F-.2), (lx1-lx0, .5, .4), white, .02); winrow(lx0+.3, lx1-.2, yb+.8, z+.7, z+F-.4, 10, .6)
    box(((lx0+lx1)/2, yb+.4, z+F), (lx1-lx0, .9, .16), stone2, .02)
box(((lx0+lx1)/2, yb+6, F*n2+.3), (lx1-lx0+.2, 12, .6), white, .03); box((lx0+.1, yb+6.5, F*n2/2), (.5, 12, F*n2), stone, .02)
# --- entrance canopy and glazed lobby
box((-.6, -4.4, 4.35), (13, 6.6, .42), white, .06); box((-.6, -4.4, 4.1), (12.6, 6.2, .10), wood('oak', .25, 1), 0); box((-.6, -7.72, 4.35), (13.02, .06, .44), slate, .01)
for x in (-6.3, 5.1): cyl((x, -7.0, 2.05), .17, 4.1, white, .01)
for x in (-4.8, -2.2, .4, 3.0): 
    for y in (-6.6, -4.2): cyl((x, y, 4.045), .16, .02, emis('dl', 'FFE2B4', 12), 0)
for x in (-4.8, -2.2, .4, 3.0): area((x, -5.4, 4.0), (x, -5.4, 0), .5, 60, 'FFDDAA')
lob = mat('lobby', '2b4450', .05, spec=.7, emit='FFD8A2', estr=.8)
for i in range(8): box((-5.6+1.42*i, -1.35, 2.0), (1.34, .03, 4.0), gls, 0); box((-6.3+1.42*i, -1.38, 2.0), (.08, .14, 4.0), alu, 0)
box((-.6, -1.4, 2.7), (11.4, .12, .1), alu, 0)
box((-.6, 1.6, 2), (11.6, .05, 4.1), mat('lbk', 'EBD7B8', .9, emit='FFDFB0', estr=1.4), 0); box((-.6, .2, 4.0), (11.6, 3.2, .06), m['ceil'], 0); box((-.6, 0, .02), (11.6, 3.2, .04), m['floor'], 0)
box((-.4, .9, .6), (3.4, .7, 1.15), m['oakv'], .04); box((-.4, .9, 1.2), (3.6, .8, .08), m['white'], .03); box((-.4, 1.55, 2.5), (3.2, .04, 1.3), m['tealdeep'], .02)
for x in (-4.6, -3.6, 2.6, 3.6): armchair(x, .5, m)
plant(-5.6, .6, m, 1.6, 16, .26); plant(4.4, .7, m, 1.6, 16, .26)
for x in (-4.5, -2.2, .2, 2.6): cyl((x, -.2, 3.94), .22, .05, emis('dl2', 'FFE2B4', 9), 0)
area((-.6, 0, 3.9), (-.6, 0, 0), 9, 700, 'FFDDAA', 2.4)
# sign on the canopy edge
box((1.9, -7.30, 5.06), (5.7, .14, 1.02), slate, .02); text('HOSPITAL', (1.9, -7.40, 5.06), .80, emis('sg', 'FFF1DA', 3.0))   # on a solid band, clear of the jaali from the road
# emergency bay on the right
box((13.2, -2.6, 3.45), (6.5, 4.6, .34), white, .05); box((13.2, -4.93, 3.45), (6.5, .06, .5), mat('red', 'B93B36', .5, emit='C9473F', estr=.5), .01); text('EMERGENCY', (13.2, -5.0, 3.45), .42, emis('sg2', 'FFFFFF', 2.0))
for x in (10.4, 16.0): cyl((x, -4.5, 1.7), .13, 3.3, white, .01)
box((13.2, -.1, 1.5), (4.2, .1, 2.9), lob, 0); area((13.2, -2.8, 3.2), (13.2, -2.8, 0), 2.5, 160, 'FFE6C4')
def ambulance(x, y, rot=0):
    obs = []; W = mat('aw', 'F8F7F3', .25, clear=.6); gl = mat('agl', '10222c', .05, spec=.8); tl = mat('at', 'teal', .3, clear=.5); 
    v = [(-2.7, .45), (-2.7, 2.5), (.9, 2.6), (1.5, 2.35), (2.15, 1.5), (2.75, 1.25), (2.8, .45)]
    vs = [(p[0], sy, p[1]) for sy in (-1, 1) for p in v]; k = len(v); fs = [tuple(range(k)), tuple(range(2*k-1, k-1, -1))]+[(i, i+k, (i+1) % k+k, (i+1) % k) for i in range(k)]
    o = mesh('amb', vs, fs, W, bevel=.14, seg=5); bm2 = bmesh.new(); bm2.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm2, faces=bm2.faces); bm2.to_mesh(o.data); bm2.free(); obs.append(o)
    for sy in (-1, 1):
        obs.append(box((-.7, sy*1.004, 1.35), (3.7, .012, .26), tl, 0)); obs.append(box((-.7, sy*1.004, 1.13), (3.7, .012, .06), m['coral'], 0))
        obs.append(box((1.32, sy*1.0, 1.86), (.78, .02, .5), gl, .05)); obs.append(box((-.9, sy*1.004, 2.0), (1.1, .014, .42), gl, .03))
        for dx, dz in ((.14, .46), (.46, .14)): obs.append(box((-2.1, sy*1.008, 1.98), (dx, .012, dz), tl, 0))
        for wx in (-1.75, 1.85):
            obs.append(cyl((wx, sy*.88, .42), .42, .26, m['rubber'], .05, rot=(math.pi/2, 0, 0))); obs.append(cyl((wx, sy*1.0, .42), .22, .05, m['steel'], .02, rot=(math.pi/2, 0, 0)))
    obs.append(box((1.86, 0, 1.94), (.03, 1.7, .78), gl, .0, rot=(0, -.62, 0))); obs.append(box((.95, 0, 2.7), (.3, 1.3, .16), m['white'], .05))
    for sy in (-.4, .4): obs.append(box((.95, sy, 2.72), (.28, .45, .15), mat('bl', '2E6FB0', .2, emit='5AA9FF', estr=3), .05))
    for sy in (-.75, .75): obs.append(box((2.79, sy, .95), (.06, .34, .2), emis('hl', 'FFF2D6', 3), .02))
    obs.append(box((2.8, 0, .62), (.12, 1.9, .2), m['dark'], .05))
    pv = link(bpy.data.objects.new('p', None))
    for o in obs: o.parent = pv
    pv.location = (x, y, 0); pv.rotation_euler = (0, 0, rot)
ambulance(12.6, -7.2, math.radians(196))
# --- ground
box((0, -22, -.06), (160, 60, .1), mat('road', '6E6A66', .75, noise=(.6, .12)), 0); box((0, -4, -.03), (48, 9.6, .1), floor_mat('CFC2AE', 1.6), .0)
box((0, -8.9, .02), (48, .25, .16), m['cream'], .02)
for x in (-15, 20.5): box((x, -5.6, .06), (9 if x < 0 else 5, 3.2, .24), m['cream'], .04); box((x, -5.6, .16), (8.7 if x < 0 else 4.7, 2.9, .2), mat('hedge', '4C7A4C', .9, noise=(9, .4)), .1)
box((-15, -17.5, .02), (34, 6, .14), m['cream'], .04); box((-15, -17.5, .06), (33.6, 5.7, .14), mat('lawn', '5C7A4C', .95, noise=(3, .3)), .02)
lf = [mat('tl%d' % i, c, .7, noise=(2, .25)) for i, c in enumerate(('5F8F50', '44734A', '7FA862', '355F41'))]
def tree(x, y, h, cr, seed, kind='round'):
    r = random.Random(seed); tr = mat('trunk', '544840', .9, noise=(4, .2)); top = h-cr*.9
    pipe([(x, y, 0), (x+.08, y, top*.5), (x-.05, y+.05, top)], .16*cr/2, tr, radii=[1.25, 1, .8]); 
    for i in range(6): b = i*1.05+r.random(); pipe([(x, y, top*.8), (x+cr*.3*math.cos(b), y+cr*.3*math.sin(b), top+.2*cr), (x+cr*.62*math.cos(b), y+cr*.62*math.sin(b), top+cr*.55)], .055*cr/2, tr, radii=[1.2, .8, .3])
    for g in range(4):
        v, f = [], []
        for cl in range(15):   # many uneven clumps, some drooping: an open crown, not a clipped ball
            u = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, .9))); u.normalize(); k_ = r.uniform(.35, 1.08); cc = Vector((x, y, h-cr*.30))+Vector((u.x*cr*k_, u.y*cr*k_, u.z*cr*(.72 if kind == 'round' else 1.3)*k_-.12*cr*r.random())); rr = cr*(.13+.24*r.random())
            for q in range(int(90+900*rr/cr)):
                d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 1))); d.normalize(); p = cc+d*rr*(.45+.65*r.random()); t = d.cross(Vector((r.gauss(0, 1), r.gauss(0, 1), 1)))
                if t.length < 1e-3: continue
                t.normalize(); t = (t+d*r.uniform(-.5, .9)).normalized(); b2 = d.cross(t).normalized(); L = .13+.13*r.random(); w = L*.40; k = len(v)
                v += [tuple(p), tuple(p+t*L*.5+b2*w), tuple(p+t*L), tuple(p+t*L*.5-b2*w)]; f.append((k, k+1, k+2, k+3))
        mesh('lv', v, f, lf[g], smooth=False)
tree(-16, -5.4, 6.4, 2.6, 1); tree(-12.2, -5.8, 5.0, 1.9, 2); tree(20.4, -5.6, 6.2, 2.4, 3); tree(-24, 3, 9, 3.6, 4); tree(27, 4, 10, 4, 5); tree(-21, -13.5, 8.4, 3.3, 6) ; tree(-9.4, -5.4, 4.4, 1.5, 8); tree(33, -3, 8, 3.3, 9)
for i in range(13): tree(24+i*5+R.uniform(-1, 1), 14+i*2.6+R.uniform(-2, 3), 7+R.uniform(0, 4), 3.6, 20+i)
for i in range(6): tree(-52+i*5.5, 14+R.uniform(-3, 5), 9+R.uniform(0, 3), 3.8, 60+i)
sphere((140, 190, -40), 60, mat('hill', '9FB0A8', .9), (3, 1, 1), n=64); sphere((60, 240, -52), 70, mat('hill2', 'B5BDB6', .9), (3, 1, 1), n=64)
# compound wall and far trees close the horizon on the right
box((45, 9, .8), (60, .3, 1.6), stone, .03); box((45, 9, 1.64), (60.2, .42, .1), white, .02)
for i in range(10): tree(24+i*4.2+R.uniform(-1, 1), 13+R.uniform(-1.5, 3), 6.5+R.uniform(-1, 3), 2.8+R.random(), 120+i)
# bollard lights
for i in range(9): x = -18+i*2.2; cyl((x, -8.55, .45), .06, .8, m['dark'], .01, n=16); cyl((x, -8.55, .8), .062, .1, emis('bo', 'FFDFA8', 6), 0, n=16)
# low planting along the kerb
pl = [mat('pl%d' % i, c, .8, noise=(6, .3)) for i, c in enumerate(('5E8A52', '46734B', '8AA86A'))]
for i in range(150):
    x = -19+i*.085*1.02 if i < 75 else 17.8+(i-75)*.075; sphere((x, -5.6+R.uniform(-1.2, 1.2), .25), .3+.18*R.random(), pl[i % 3], (1, 1, .8), n=10)
# --- blue hour
nt = s.world.node_tree; world('2E5F96', 'FFD2A0', .78)
r_ = [n_ for n_ in nt.nodes if n_.type == 'VALTORGB'][0].color_ramp; e = r_.elements.new(.09); e.color = hexlin('FBD3B0'); e1 = r_.elements.new(.22); e1.color = hexlin('D9CFCB'); e2 = r_.elements.new(.40); e2.color = hexlin('7FA6C6'); r_.elements[-1].position = .85
sun((74, 0, -70), 2.3, 'FFB070', 2)
if not a.get('lib'):
    if a.get('view') == 'entrance':   # what is too small to be seen from the road: doors, the desk behind them, a mat, plants
        for x in (-2.04, .8): box((x, -1.45, 1.27), (.11, .14, 2.54), slate, .01)
        box((-.62, -1.45, 2.58), (2.95, .14, .14), slate, .01); box((-.62, -1.44, 1.25), (.07, .09, 2.5), alu, .008); box((-.62, -1.43, .05), (2.8, .08, .1), alu, .008)
        for x in (-.78, -.46): tube([(x, -1.46, .85), (x, -1.54, .88), (x, -1.54, 1.5), (x, -1.46, 1.53)], .022, m['brass'], .04)
        box((-.62, -.56, 1.45), (4.0, .06, 2.9), mat('hall', 'F3E2C4', .9, emit='FFDFAE', estr=.75), 0); box((-.62, -.62, 1.95), (1.9, .05, 1.1), m['tealdeep'], .01); box((-.62, -.72, .55), (2.0, .3, 1.1), m['oakv'], .02); box((-.62, -.74, 1.12), (2.14, .4, .06), m['white'], .015)
        pipe([(-.62+.32*math.cos(t), -.66, 1.95+.32*math.sin(t)) for t in [i*2*math.pi/32 for i in range(32)]], .022, m['brass'], cyclic=True)
        box((-.62, -2.5, .012), (2.7, 1.3, .024), mat('doormat', '3A4A4C', .95), .006)
        for x in (-3.05, 1.8): plant(x, -2.3, m, 1.7, 22, .3)
        area((-.62, -1.0, 2.5), (-.62, -1.0, 0), 1.2, 25, 'FFDDAA')
        level_cam((-7.6, -16.4, 1.7), (.5, -3.0), 27, .125)
    else: camera((-15.2, -28.5, 2.0), (2.0, 0, 2.0), 25.5, 0, shift=(0, .162))
    setup_cycles(a['w'], a['h'], a['spp'], bounces=4, exposure=.45); render(a['out'])
