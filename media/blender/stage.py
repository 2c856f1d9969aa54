"""Set for article heroes and cards: sweep or table, window light, SDF modelling, knit, petals, two camera views.
Used by organs.py and objects.py.  Options after "--":  what=NAME view=hero|card|detail pct=100 spp=36 out=FILE border=x0,y0,x1,y1 (render only this part, fractions from the lower left, to patch a finished picture)"""
import os, sys, math
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from kit import *
from mathutils import noise

def opts(what):
    a = args(); a.setdefault('what', what); a.setdefault('view', 'hero'); a.setdefault('pct', 100)
    given = [x.split('=')[0] for x in sys.argv]
    w, h = (1600, 640) if a['view'] == 'hero' else (800, 600)
    a['w'], a['h'] = w*a['pct']//100, h*a['pct']//100
    if 'spp' not in given: a['spp'] = 36
    if 'out' not in given: a['out'] = os.path.join(HERE, '..', 'out', '%s-%s.png' % (a['view'], a['what']))
    os.makedirs(os.path.dirname(os.path.abspath(a['out'])), exist_ok=True)
    return a

def shot(a, loc, target, card=58, hero=33, at=.71, fstop=0, focus=None, aty=0, cloc=None, ctarget=None, wash=0, detail=None):
    """hero: the target lands at `at` of the width by lens shift, so the left stays free for a headline; wash lights the wall there; detail: place, target, lens and f-stop of a third, closer camera"""
    if a['view'] == 'hero' and wash: area((-6.2, -2.2, 4.2), (-6.4, 3.4, 1.7), 3.5, wash, 'FFF2E4', spread=100)
    if a['view'] == 'hero': return camera(loc, target, hero, fstop, focus, shift=(-(at-.5), aty))
    if a['view'] == 'detail': return camera(*detail)
    return camera(cloc or loc, ctarget or target, card, fstop, focus)

def sweep(color, depth=3.2, rough=.85, z=0, r=1.6, gloss=None):
    prof = [(-14, z), (depth-r, z)]+[(depth-r+r*math.sin(t), z+r-r*math.cos(t)) for t in [i*math.pi/2/20 for i in range(1, 21)]]+[(depth, 12)]
    v = [(x, y, zz) for x in (-22, 22) for y, zz in prof]; k = len(prof)
    m = color if not isinstance(color, str) else mat('bg'+color, color, rough)
    return mesh('sweep', v, [(i, i+1, i+1+k, i+k)[::-1] for i in range(k-1)], m)

def sun_dir(d, strength, color='FFD9A8', angle=1.6):
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = strength; l.color = hexlin(color)[:3]; l.angle = math.radians(angle)
    o = link(bpy.data.objects.new('sun', l)); o.rotation_euler = Vector(d).to_track_quat('-Z', 'Y').to_euler(); return o

def window_light(target, d=(.62, .55, -.56), strength=4.2, size=(3.2, 2.6), panes=(3, 2), bar=.09, dist=9, leaves=0, color='FFD9A8', angle=1.3, seed=3):
    """warm sun through a window that stands outside the picture: only its light is seen"""
    d = Vector(d).normalized(); sun_dir(d, strength, color, angle)
    q = d.to_track_quat('-Z', 'Y'); ex, ey = q @ Vector((1, 0, 0)), q @ Vector((0, 1, 0)); c = Vector(target)-d*dist
    W, H = size; big = 14; m = mat('gobo', '222222', 1); R = random.Random(seed); parts = []
    def quad(x0, x1, y0, y1): parts.append([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    quad(-big, -W/2, -big, big); quad(W/2, big, -big, big); quad(-W/2, W/2, H/2, big); quad(-W/2, W/2, -big, -H/2)
    for i in range(1, panes[0]): x = -W/2+W*i/panes[0]; quad(x-bar/2, x+bar/2, -H/2, H/2)
    for j in range(1, panes[1]): y = -H/2+H*j/panes[1]; quad(-W/2, W/2, y-bar/2, y+bar/2)
    for i in range(leaves):
        x, y, t, L = R.uniform(-W/2, W/2), R.uniform(-H/2, H/2), R.uniform(0, 6.28), R.uniform(.3, .6)
        parts.append([(x+L*math.cos(t)*(k/8-.5)*2-.16*L*s*math.sin(math.pi*k/8)*math.sin(t), y+L*math.sin(t)*(k/8-.5)*2+.16*L*s*math.sin(math.pi*k/8)*math.cos(t)) for s, ks in ((1, range(9)), (-1, range(7, 0, -1))) for k in ks])
    v, f = [], []
    for k, p in enumerate(parts):
        b = len(v); v += [tuple(c+ex*x+ey*y+d*(.001*k)) for x, y in p]; f.append(tuple(range(b, b+len(p))))
    o = mesh('gobo', v, f, m, smooth=False)
    for at in ('visible_camera', 'visible_diffuse', 'visible_glossy', 'visible_transmission', 'visible_volume_scatter'): setattr(o, at, False)
    return o

# ---- signed distance modelling with naive surface nets ----
def smin(a, b, k):
    h = np.clip(.5+.5*(b-a)/k, 0, 1); return b*(1-h)+a*h-k*h*(1-h)
def smax(a, b, k): return -smin(-a, -b, k)
def ell(P, c, r):
    q = [(P[i]-c[i])/r[i] for i in range(3)]; k0 = np.sqrt(sum(x*x for x in q))+1e-9
    k1 = np.sqrt(sum(((P[i]-c[i])/(r[i]*r[i]))**2 for i in range(3)))+1e-9; return k0*(k0-1)/k1
def cap(P, a, b, r0, r1=None, sq=(1, 1, 1)):
    r1 = r0 if r1 is None else r1; a, b = np.array(a, float), np.array(b, float); s = np.array(sq, float)
    ba = (b-a)*s; pa = [(P[i]-a[i])*s[i] for i in range(3)]; h = np.clip(sum(pa[i]*ba[i] for i in range(3))/(ba@ba), 0, 1)
    return np.sqrt(sum((pa[i]-ba[i]*h)**2 for i in range(3)))-(r0+(r1-r0)*h)
def sdf(f, lo, hi, step, m=None, name='sdf', smooth=3):
    ax = [np.arange(lo[i], hi[i]+step, step, dtype=np.float32) for i in range(3)]
    D = f(np.meshgrid(*ax, indexing='ij')).astype(np.float32); S = D < 0; N = D.shape
    cor = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    sl = lambda A, c: A[c[0]:N[0]-1+c[0], c[1]:N[1]-1+c[1], c[2]:N[2]-1+c[2]]
    cnt = sum(sl(S, c).astype(np.int8) for c in cor); act = (cnt > 0) & (cnt < 8); I = np.argwhere(act)
    idx = -np.ones(act.shape, np.int64); idx[act] = np.arange(len(I))
    d = {c: D[I[:, 0]+c[0], I[:, 1]+c[1], I[:, 2]+c[2]] for c in cor}; pos = np.zeros((len(I), 3)); n = np.zeros((len(I), 1))
    for c in cor:
        for x in range(3):
            if c[x]: continue
            e = list(c); e[x] = 1; e = tuple(e); cr = (d[c] < 0) != (d[e] < 0); t = np.where(cr, d[c]/(d[c]-d[e]+1e-12), 0)
            p = np.repeat(np.array([c], float), len(I), 0); p[:, x] += t; pos += np.where(cr[:, None], p, 0); n += cr[:, None]
    V = (I+pos/np.maximum(n, 1))*step+np.array([a[0] for a in ax]); F = []
    for x in range(3):
        y, z = (x+1) % 3, (x+2) % 3; A, B = [slice(None)]*3, [slice(None)]*3; A[x] = slice(0, -1); B[x] = slice(1, None)
        E = np.argwhere(S[tuple(A)] != S[tuple(B)]); E = E[(E[:, y] > 0) & (E[:, z] > 0) & (E[:, y] < N[y]-1) & (E[:, z] < N[z]-1)]
        def cell(dy, dz): q = E.copy(); q[:, y] += dy; q[:, z] += dz; return idx[q[:, 0], q[:, 1], q[:, 2]]
        Q = np.stack([cell(-1, -1), cell(0, -1), cell(0, 0), cell(-1, 0)], 1); fl = ~S[E[:, 0], E[:, 1], E[:, 2]]; Q[fl] = Q[fl][:, ::-1]; F.append(Q)
    o = mesh(name, V.tolist(), np.concatenate(F).tolist(), m)
    if smooth: sm = o.modifiers.new('sm', 'SMOOTH'); sm.iterations = smooth; sm.factor = .5
    return o

def bumpy(name, c, sc, st, dist=.03, **kw):
    mm = mat(name, c, **kw); nt = mm.node_tree; n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = sc; n.inputs['Detail'].default_value = 6
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = st; bp.inputs['Distance'].default_value = dist
    nt.links.new(n.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs[0], nt.nodes['Principled BSDF'].inputs['Normal']); return mm

def knit(name, c, scale=14, strength=.9, dist=.02, coord='UV', low=.5):
    """stockinette: one tile holds one V stitch, drawn as a height picture and used as bump and as a slight tone"""
    n = 64; yy, xx = np.mgrid[0:n, 0:n]/n; h = np.zeros((n, n))
    for sx, cx in ((1, .27), (-1, .73)):
        for oy in (-1, 0, 1):
            for ox in (-1, 0, 1):
                dx, dy = xx-cx-ox, yy-.5-oy; t = math.radians(32)*sx; u, v = dx*math.cos(t)+dy*math.sin(t), -dx*math.sin(t)+dy*math.cos(t)
                h = np.maximum(h, np.sqrt(np.maximum(0, 1-(u/.27)**2-(v/.66)**2)))
    im = bpy.data.images.new('knit'+name, n, n, float_buffer=True); im.colorspace_settings.name = 'Non-Color'
    px = np.ones((n, n, 4), np.float32); px[:, :, :3] = h[..., None]; im.pixels.foreach_set(px.ravel()); im.pack()
    m = mat(name, c, .95, sheen=.4, spec=.2); nt = m.node_tree; L = nt.links.new; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (scale, scale*1.25, scale)
    t = nt.nodes.new('ShaderNodeTexImage'); t.image = im
    if coord == 'Object': t.projection = 'BOX'; t.projection_blend = .25
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = strength; bp.inputs['Distance'].default_value = dist
    mx = nt.nodes.new('ShaderNodeMixRGB'); cc = hexlin(c); mx.inputs[1].default_value = tuple(x*low for x in cc[:3])+(1,); mx.inputs[2].default_value = tuple(min(1, x*1.06) for x in cc[:3])+(1,)
    L(tc.outputs[coord], mp.inputs[0]); L(mp.outputs[0], t.inputs[0]); L(t.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); L(t.outputs[0], mx.inputs[0]); L(mx.outputs[0], b.inputs['Base Color'])
    return m

def grid(f, nu, nv, m=None, uv=False, name='grid', closed=False, scale_uv=(1, 1), thick=0, sub=0):
    """surface from f(u, v), u and v in 0..1"""
    v = [tuple(f(i/nu, j/nv)) for j in range(nv+1) for i in range(nu+1)]; fc = []
    for j in range(nv):
        for i in range(nu): q = j*(nu+1)+i; fc.append((q, q+1, q+nu+2, q+nu+1))
    o = mesh(name, v, fc, m)
    if uv:
        l = o.data.uv_layers.new(name='UV')
        for k, lp in enumerate(o.data.loops): l.data[k].uv = ((lp.vertex_index % (nu+1))/nu*scale_uv[0], (lp.vertex_index//(nu+1))/nv*scale_uv[1])
    if thick: sd = o.modifiers.new('so', 'SOLIDIFY'); sd.thickness = thick; sd.offset = 0
    if sub: s = o.modifiers.new('su', 'SUBSURF'); s.levels = s.render_levels = sub
    return o

def petal(m, L=1.0, W=.5, lift=.5, curl=.4, cup=.35, tip=.25, loc=(0, 0, 0), az=0, start=.08, nu=16, nv=24, thick=.012, sub=1):
    """leaf-shaped sheet growing from the centre; lift = starting slope angle, curl = how it bends outwards (negative) or inwards"""
    ca, sa = math.cos(az), math.sin(az); N = 40; path = [(start, 0.)]; th = lift
    for k in range(N): path.append((path[-1][0]+L/N*math.cos(th), path[-1][1]+L/N*math.sin(th))); th += curl/N
    def f(u, v):
        k = min(N-1, int(v*N)); fr = v*N-k; r = path[k][0]*(1-fr)+path[k+1][0]*fr; z = path[k][1]*(1-fr)+path[k+1][1]*fr
        w = W*(math.sin(math.pi*min(1, v*.95+.05))**.75)*(1-.35*v**2)*(1-tip*.45*v**3); s = u*2-1; x = r-cup*.25*w*s*s*math.sin(lift); y = w*s; z += cup*w*s*s
        return (loc[0]+x*ca-y*sa, loc[1]+x*sa+y*ca, loc[2]+z)
    return grid(f, nu, nv, m, thick=thick, sub=sub, name='petal')

def marigold(loc, r, m1, m2, seed=1, rot=(0, 0, 0)):
    """dense ruffled flower head, about r wide, standing on its green calyx"""
    R = random.Random(seed); vs, fs = [], []; E = Euler(rot).to_matrix()
    for ring in range(8):
        n = 7+ring*3; el = math.radians(84-ring*13)
        for k in range(n):
            az = 2*math.pi*(k+R.random()*.6)/n; d = Vector((math.cos(az)*math.cos(el), math.sin(az)*math.cos(el), math.sin(el)*.75)); t = Vector((-math.sin(az), math.cos(az), 0)); up = d.cross(t)
            L = r*(.72+.28*R.random()); w = r*.2; b = len(vs)
            for (p, q, o) in ((.35, .5, 0), (.35, -.5, 0), (.9, -1, .1), (.9, 1, .1), (1.0, 0, .0)): vs.append(tuple(E @ (d*L*p+t*w*q+up*(o*r+R.uniform(-.03, .03)*r))))
            fs += [(b, b+1, b+2, b+4), (b, b+4, b+3)]
    o = mesh('marigold', vs, fs, m1); o.location = loc; sd = o.modifiers.new('so', 'SOLIDIFY'); sd.thickness = r*.035
    s = o.modifiers.new('su', 'SUBSURF'); s.levels = s.render_levels = 1
    sphere(loc, r*.42, m2, n=20); return o

def thin(name, c='FFFFFF', edge=.55, gloss=.05, dens=0., body=None):
    """glass or liquid without refraction: clear in the middle, bright and tinted at the rim; dens adds a soft body colour"""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); L = nt.links.new
    o = nt.nodes.new('ShaderNodeOutputMaterial'); t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = hexlin(c); g = nt.nodes.new('ShaderNodeBsdfGlossy'); g.inputs[1].default_value = gloss
    lw = nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = edge; x = nt.nodes.new('ShaderNodeMixShader'); pw = nt.nodes.new('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 2.2
    L(lw.outputs['Facing'], pw.inputs[0]); L(pw.outputs[0], x.inputs[0]); L(t.outputs[0], x.inputs[1]); L(g.outputs[0], x.inputs[2]); out = x
    if dens:
        d = nt.nodes.new('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = hexlin(body or c); y = nt.nodes.new('ShaderNodeMixShader'); y.inputs[0].default_value = dens; L(x.outputs[0], y.inputs[1]); L(d.outputs[0], y.inputs[2]); out = y
    L(out.outputs[0], o.inputs[0]); return m

def border(a):
    if 'border' in a:
        r = bpy.context.scene.render; r.use_border = True; r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = (float(x) for x in a['border'].split(','))
