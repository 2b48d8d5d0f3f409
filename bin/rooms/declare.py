import re,os,subprocess
def w(p,s):
    os.makedirs(os.path.dirname(p),exist_ok=True); open(p,'w').write(s)
def head(doc,ns,uses=()):
    u=''.join(f'use {x};\n' for x in sorted(uses))
    return f"<?php\n/**\n * {doc}\n *\n * @package Mainstreet\n */\n\nnamespace {ns};\n\n{u+chr(10) if u else ''}defined( 'ABSPATH' ) || exit;\n\n"
def method(s,name):
    m=re.search(r'\n\t/\*\*(?:(?!\*/).)*?\*/\n\t(?:public|private) static function '+name+r'\(.*?\n\t\}\n',s,re.S)
    assert m,name
    return m.group(0)
def cut(s,name): return s.replace(method(s,name),'',1)
def sub(p,a,b,n=1):
    s=open(p).read()
    assert a in s,(p,a)
    open(p,'w').write(s.replace(a,b,n))
def rsub(p,a,b,n=1,flags=re.S):
    s=open(p).read()
    t,c=re.subn(a,lambda _:b,s,n,flags)
    assert c,(p,a)
    open(p,'w').write(t)
def use(p,cls):
    s=open(p).read(); line=f'use Mainstreet\\{cls};\n'
    if line in s: return
    if re.search(r'^use Mainstreet',s,re.M):
        us=sorted(set(re.findall(r'^use Mainstreet\\[\w\\]+;\n',s,re.M)+[line]))
        first=re.search(r'^use Mainstreet\\[\w\\]+;\n',s,re.M).start()
        s2=re.sub(r'^use Mainstreet\\[\w\\]+;\n','',s,flags=re.M)
        s=s2[:first]+''.join(us)+s2[first:]
    else:
        s=re.sub(r'^(namespace [\w\\]+;\n)',lambda m:m.group(1)+'\n'+line,s,1,re.M)
    open(p,'w').write(s)
def unuse(p,cls):
    s=open(p).read(); line=f'use Mainstreet\\{cls};\n'
    assert line in s,(p,cls)
    open(p,'w').write(s.replace(line,''))

# --- the loader
w('src/loader.php', r"""<?php
/**
 * Wires the plugin into WordPress. Adds hooks and nothing else, so that a page
 * without our blocks pays for a handful of add_action() calls only.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

// Namespace follows folder: Mainstreet\Newsletter\Queue\Campaign_Lock is src/newsletter/queue/class-campaign-lock.php,
// and Mainstreet\Blocks\Map\Map_Block is class-map-block.php of the built block.
spl_autoload_register(
	static function ( $name ) {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$parts = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) ) );
		$class = array_pop( $parts );
		$place = $parts && in_array( $parts[0], array( 'blocks', 'extensions' ), true ) ? '/build/' : '/src/';
		$file  = MAINSTREET_DIR . $place . implode( '/', $parts ) . '/class-' . $class . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);

// What every room, block and panel hangs into WordPress: the build joins their hooks.php into one file.
if ( is_readable( MAINSTREET_DIR . '/build/hooks.php' ) ) {
	require MAINSTREET_DIR . '/build/hooks.php';
}
""")

# --- core
w('src/core/class-declarations.php', head('What rooms, blocks and panels declare.','Mainstreet\\Core')+r"""/**
 * Finds declarations by the name of their file, so that nothing is listed by hand: a room, block
 * or panel that has an `options.php`, `routes.php`, `uninstall.php` … takes part by having it.
 */
final class Declarations {

	/**
	 * Files found, by name.
	 *
	 * @var array<string, string[]>
	 */
	private static $found = array();

	/**
	 * All declarations of a kind.
	 *
	 * @param string $name Name of the file, such as `options.php`, or a pattern such as `tables/*.php`.
	 * @return string[] Absolute paths: rooms, then blocks, then panels, each in the order of their names.
	 */
	public static function files( $name ) {
		if ( ! isset( self::$found[ $name ] ) ) {
			self::$found[ $name ] = array();
			foreach ( array( 'src/*', 'src/*/*', 'build/blocks/*', 'build/extensions/*' ) as $place ) {
				self::$found[ $name ] = array_merge( self::$found[ $name ], (array) glob( MAINSTREET_DIR . "/$place/$name" ) );
			}
		}
		return self::$found[ $name ];
	}

	/**
	 * The block that declares something.
	 *
	 * @param string $file One of files().
	 * @return string Folder of the block; '' when it is a room or panel.
	 */
	public static function block_of( $file ) {
		$folder = dirname( $file );
		return 'blocks' === basename( dirname( $folder ) ) ? basename( $folder ) : '';
	}
}
""")
w('src/core/class-settings-page.php', head('Where the settings are.','Mainstreet\\Core')+"""/**
 * The address of Settings > Mainstreet, which rooms link to without knowing the screen.
 */
final class Settings_Page {

	/** `page` of its address. */
	const SLUG = 'mainstreet';

	/**
	 * Address of the screen.
	 *
	 * @return string
	 */
	public static function url() {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}
}
""")
w('src/core/class-stored-settings.php', head('The one option of settings.','Mainstreet\\Core')+"""/**
 * Settings as they are stored: one option, which every page loads.
 */
final class Stored_Settings {

	/** Name of the option. */
	const OPTION = 'mainstreet_settings';

	/** The setting: deleting the plugin removes settings, keys and tables. */
	const DELETE_ALL = 'delete_on_uninstall';

	/** The setting: deleting the plugin removes the responses, too. */
	const DELETE_RESPONSES = 'delete_answers_on_uninstall';

	/**
	 * All settings.
	 *
	 * @return array By name.
	 */
	public static function all() {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Stores some settings, and leaves the others.
	 *
	 * @param array $changes Settings by name.
	 */
	public static function save( array $changes ) {
		update_option( self::OPTION, array_merge( self::all(), $changes ), true );
	}
}
""")
# --- install and tables
p='src/lifecycle/class-install.php'
s=open(p).read()
names=['table','create_tables','tables_of_site','table_files','drop_tables']
tab=[method(s,n) for n in names]
for n in names+['settings','save_settings']: s=cut(s,n)
s=re.sub(r"\n\t/\*\* The one option every page.*?\n\tconst SETTINGS.*?\n",'\n',s)
s=s.replace("self::table_files()","Tables::files()").replace("self::settings()","Stored_Settings::all()").replace("self::save_settings(","Stored_Settings::save(").replace("self::create_tables()","Tables::create()")
s=re.sub(r"\t\tRetention::resume\(\);\n\t\tSubscriber_Upkeep::resume\(\);\n","\t\t/** What rested while the plugin was off goes on. */\n\t\tdo_action( 'mainstreet_activated' );\n",s)
s=re.sub(r"use Mainstreet\\(Responses\\Retention|Newsletter\\Subscribers\\Subscriber_Upkeep);\n","",s)
s=re.sub(r"\n\n\n+","\n\n",s)
open(p,'w').write(s); use(p,'Core\\Database\\Tables'); use(p,'Core\\Stored_Settings')
t=''.join(tab)
t=t.replace('function table(','function name(').replace('create_tables(','create(').replace('tables_of_site(','of_site(').replace('drop_tables(','drop(').replace('private static function table_files(','public static function files(').replace('self::table_files()','self::files()').replace('self::table(','self::name(')
t=t.replace("(array) glob( __DIR__ . '/tables/*.php' )","Declarations::files( 'tables/*.php' )")
w('src/core/database/class-tables.php', head('Tables of our own.','Mainstreet\\Core\\Database',['Mainstreet\\Core\\Declarations'])+"/**\n * Names, makes and drops the tables that rooms and blocks declare in `tables/<name>.php`.\n */\nfinal class Tables {\n"+t+"}\n")
# --- declarations
sub('src/core/class-options.php',"(array) glob( __DIR__ . '/options/*.php' )","Declarations::files( 'options.php' )")
p='src/connections/class-services.php'
sub(p,"(array) glob( __DIR__ . '/services/*.php' )","Declarations::files( 'service.php' )"); use(p,'Core\\Declarations')
p='src/registration/class-modules.php'
sub(p,"(array) glob( __DIR__ . '/modules/*.php' )","Declarations::files( 'module.php' )"); use(p,'Core\\Declarations')
sub(p,"basename( $file, '.php' )","Declarations::block_of( $file )")
p='src/registration/class-routes.php'; s=open(p).read()
s=cut(s,'files')
s,c=re.subn(r"\t\tforeach \( self::files\(\) as \$file \) \{\n.*?\t\t\t\$add  ",lambda _: """\t\tforeach ( Declarations::files( 'routes.php' ) as $file ) {
			$block = Declarations::block_of( $file );
			if ( '' !== $block && ! Blocks::is_own( $block ) ) {
				continue;
			}
			self::$instance->block = $block;
			$add  """,s,1,re.S); assert c
open(p,'w').write(s); use(p,'Core\\Declarations')

# --- hooks: what stood in the loader, by room
old=subprocess.run(['git','show','HEAD:src/loader.php'],capture_output=True,text=True).stdout
body=old.split(");\n\n",1)[1] if False else old[old.index('// Behind every plugin'):]
uses=dict(re.findall(r'^use (Mainstreet\\(?:[\w\\]+\\)?(\w+));',old,re.M) and [(b,a) for a,b in re.findall(r'^use (Mainstreet\\(?:[\w\\]+\\)?(\w+));',old,re.M)])
room_of=lambda c: '\\'.join(uses[c].split('\\')[1:-1]) if c in uses else None
items=[]
lines=body.split('\n'); i=0; comment=[]
while i<len(lines):
    l=lines[i]
    if not l.strip(): comment=[]; i+=1; continue
    if l.startswith('//'): comment.append(l); i+=1; continue
    block=[l]
    if l.rstrip().endswith('{') or l.rstrip().endswith('( '):
        while not (lines[i].startswith('}')): i+=1; block.append(lines[i])
    elif '{ //' in l:
        while not (lines[i].startswith('}')): i+=1; block.append(lines[i])
    i+=1
    text='\n'.join(block)
    cs=re.findall(r'\b([A-Z]\w+)::class',text)
    items.append((comment,text,cs)); comment=[]
HOME={'Lifecycle':'lifecycle'}
rooms={}
for comment,text,cs in items:
    if 'mainstreet_action' in text: continue
    if not cs: print('?',text); continue
    r=room_of(cs[0])
    rooms.setdefault(r,[]).append((comment,text,cs))
TITLES={'Registration':'Blocks, editor state and routes.','Connections':'Keys of outside services.','Lifecycle':'Activation, updates, deletion of sites.','Settings':'The settings screen.','Site_Health':'Checks in Site Health.','Submissions':'Visitors’ posts: the pipeline behind every form.','Responses':'Responses of forms and their screen.'}
for r,its in rooms.items():
    ns='Mainstreet\\'+r
    need=set()
    out=[]
    for comment,text,cs in its:
        for c in cs:
            if c in uses and '\\'.join(uses[c].split('\\')[:-1])!=ns: need.add(uses[c])
        keep=[c for c in comment if 'Behind every plugin' in c or 'Before core makes' in c]
        out+=keep+[text]
    w('src/'+r.lower().replace('_','-').replace('\\','/')+'/hooks.php', head(TITLES.get(r,r),ns,need)+'\n'.join(out)+'\n')

# --- lifecycle: what goes with the plugin is declared
p='src/lifecycle/class-uninstall.php'
s=open(p).read()
answers=method(s,'delete_answers'); files=method(s,'delete_files')
s=s.replace(answers,'').replace(files,'')
s=re.sub(r"\n\t/\*\* The setting: remove settings.*?const ANSWERS = .*?;\n",'',s,flags=re.S)
s=re.sub(r"\n\t/\*\* Rows per statement\. \*/\n\tconst BATCH = 500;\n",'',s)
s=s.replace('self::ALL','Stored_Settings::DELETE_ALL').replace('self::ANSWERS','Stored_Settings::DELETE_RESPONSES')
s=s.replace("\t\t\tself::delete_answers();\n\t\t\tself::delete_files();\n","\t\t\tself::each( 'responses' );\n")
s=re.sub(r"\t\t// Before the options that name them\.\n.*?\t\tself::delete_options\(\);\n","""		// Before the options that name what they delete.
		self::each( 'all' );
		Tables::drop();
		self::delete_options();
""",s,flags=re.S)
s=s.replace(method(s,'drop_events'),"""
	/**
	 * Takes our tasks out of the schedule.
	 */
	public static function drop_events() {
		foreach ( self::declared() as $entry ) {
			array_map( array( Scheduler::class, 'drop' ), isset( $entry['tasks'] ) ? $entry['tasks'] : array() );
			array_map( 'wp_unschedule_hook', isset( $entry['events'] ) ? $entry['events'] : array() );
		}
	}

	/**
	 * What rooms and blocks declare in `uninstall.php`: `events` (hooks of WP-Cron), `tasks` (hooks of
	 * Scheduler), and functions: `responses` deletes what visitors sent, `all` everything else that is
	 * neither a table nor an option of ours, `kept` names options that must stay for what stays.
	 *
	 * @return array[]
	 */
	private static function declared() {
		return array_map(
			static function ( $file ) {
				return require $file;
			},
			Declarations::files( 'uninstall.php' )
		);
	}

	/**
	 * Calls the functions that are declared under a name.
	 *
	 * @param string $name Such as `all`.
	 * @return array What they gave.
	 */
	private static function each( $name ) {
		$given = array();
		foreach ( self::declared() as $entry ) {
			if ( isset( $entry[ $name ] ) ) {
				$given[] = $entry[ $name ]();
			}
		}
		return $given;
	}
""")
s=re.sub(r"\t\t\$kept = '' === Response_Files::folder\( false \).*?;\n","\t\t$kept = array_merge( array(), ...self::each( 'kept' ) );\n",s)
s=s.replace("array_diff( $names, array( $kept ) )","array_diff( $names, $kept )")
s=s.replace("Deletes our options and transients. Where answers keep their files, the name of the folder stays: it is\n\t * what leads to them.","Deletes our options and transients, but those that lead to what stays.")
for c in set(re.findall(r'^use Mainstreet\\([\w\\]+);\n',s,re.M)):
    short=c.split('\\')[-1]
    if not re.search(r'\b'+short+r'::',s): s=s.replace(f'use Mainstreet\\{c};\n','')
open(p,'w').write(s); use(p,'Core\\Declarations')
folder=files.replace('delete_files','delete_folder').replace('Response_Files::folder','self::folder').replace('Response_Files::OPTION','self::OPTION').replace('Deletes the files visitors sent, and their folder.','Deletes all files visitors sent, and their folder.')
p='src/responses/class-response-files.php'; s=open(p).read(); s=s.rstrip()[:-1].rstrip()+'\n'+folder+'}\n'; open(p,'w').write(s)
p='src/responses/class-response-type.php'; s=open(p).read()
a2=answers.replace('delete_answers','delete_all').replace('private static','public static').replace('Response_Type::','self::').replace('self::BATCH','500')
for n in ['add_shortcodes','skip_inner_blocks']: s=cut(s,n)
s=s.rstrip()[:-1].rstrip()+'\n'+a2+'}\n'
for c in ['Blocks\\Contact_Form\\Form_Shortcode','Registration\\Blocks']: s=s.replace(f'use Mainstreet\\{c};\n','')
s=re.sub(r"\n\t/\*\*(?:(?!\*/).)*?\*/\n\tconst FORM_TYPE[^\n]*\n",'\n',s,1,re.S)
s=s.replace('self::FORM_TYPE','Form_Location::FORM_TYPE')
open(p,'w').write(s); use(p,'Submissions\\Form_Location')
s=open('src/submissions/class-form-location.php').read()
s=s.replace('Form_Location::FORM_TYPE','self::FORM_TYPE').replace("final class Form_Location {\n","final class Form_Location {\n\n\t/** Post type of forms that pages show by their id. */\n\tconst FORM_TYPE = 'jetpack_form';\n",1)
open('src/submissions/class-form-location.php','w').write(s)
w('src/responses/uninstall.php',head('What goes with the plugin.','Mainstreet\\Responses')+"""return array(
	'events'    => array( Retention::EVENT, Notification_Sender::EVENT ),
	'responses' => static function () {
		Response_Type::delete_all();
		Response_Files::delete_folder();
	},
	// The name of the folder is what leads to the files.
	'kept'      => static function () {
		return '' === Response_Files::folder( false ) ? array() : array( Response_Files::OPTION );
	},
);
""")
w('src/connections/uninstall.php',head('What goes with the plugin.','Mainstreet\\Connections')+"""return array(
	'all' => static function () {
		array_map( array( Secrets::class, 'delete' ), array_keys( Services::all() ) );
	},
);
""")
w('src/newsletter/subscribers/uninstall.php',head('What goes with the plugin.','Mainstreet\\Newsletter\\Subscribers')+"""return array(
	'events' => array( Subscriber_Upkeep::HOOK ),
	'tasks'  => array( Subscriber_Import::HOOK ),
);
""")
w('src/newsletter/queue/uninstall.php',head('What goes with the plugin.','Mainstreet\\Newsletter\\Queue')+"""return array(
	'tasks' => array( Queue_Scheduler::HOOK ),
);
""")
w('src/newsletter/campaigns/uninstall.php',head('What goes with the plugin.','Mainstreet\\Newsletter\\Campaigns')+"""return array(
	'all' => static function () {
		delete_post_meta_by_key( Campaigns::META );
	},
);
""")
p='src/lifecycle/class-install.php'; s=open(p).read()
s=cut(s,'site_deleted'); s=re.sub(r"\n\n\n+","\n\n",s).replace("\n\n}\n","\n}\n"); open(p,'w').write(s)
sub('src/lifecycle/hooks.php',"add_action( 'wp_uninitialize_site', array( Install::class, 'site_deleted' ), 5 );\n",'')
sub('src/lifecycle/hooks.php',"add_filter( 'wpmu_drop_tables', array( Install::class, 'tables_of_site' ), 10, 2 );","add_filter( 'wpmu_drop_tables', array( Tables::class, 'of_site' ), 10, 2 );"); use('src/lifecycle/hooks.php','Core\\Database\\Tables')
p='src/responses/hooks.php'; s=open(p).read()
for l in ["add_action( 'init', array( Response_Type::class, 'add_shortcodes' ), 101 );\n","add_filter( 'block_type_metadata_settings', array( Response_Type::class, 'skip_inner_blocks' ), 10, 2 );\n"]:
    assert l in s; s=s.replace(l,'')
s+="add_action( 'mainstreet_activated', array( Retention::class, 'resume' ) );\nadd_action( 'wp_uninitialize_site', array( Response_Files::class, 'site_deleted' ), 5 );\n"
open(p,'w').write(s)
p='src/newsletter/subscribers/hooks.php'; s=open(p).read()+"add_action( 'mainstreet_activated', array( Subscriber_Upkeep::class, 'resume' ) );\n"; open(p,'w').write(s)
p='src/responses/class-response-files.php'; s=open(p).read(); s=s.rstrip()[:-1].rstrip()+"""

	/**
	 * A site of a network is being deleted. Its uploads go with it; a folder that a host put elsewhere does not.
	 *
	 * @param \\WP_Site $site Site.
	 */
	public static function site_deleted( $site ) {
		switch_to_blog( (int) $site->blog_id );
		self::delete_folder();
		restore_current_blog();
	}
}
"""; open(p,'w').write(s)
# --- the form's shortcode and inner blocks belong to the block
p='blocks/contact-form/class-form-shortcode.php'; s=open(p).read()
s=s.replace("final class Form_Shortcode {\n","""final class Form_Shortcode {

	/**
	 * Registers the shortcodes, unless another plugin holds them.
	 */
	public static function add() {
		if ( ! Blocks::is_own( 'contact-form' ) || shortcode_exists( 'contact-form' ) ) {
			return;
		}
		add_shortcode( 'contact-form', array( __CLASS__, 'render' ) );
		if ( ! shortcode_exists( 'contact-field' ) ) {
			// Means nothing outside of a form.
			add_shortcode( 'contact-field', '__return_empty_string' );
		}
	}
""",1); open(p,'w').write(s); use(p,'Registration\\Blocks')
w('blocks/contact-form/hooks.php',head('What forms hang into WordPress.','Mainstreet\\Blocks\\Contact_Form')+"""add_action( 'init', array( Form_Shortcode::class, 'add' ), 101 );
add_filter(
	'block_type_metadata_settings',
	// The form draws its fields itself; core need not draw them before.
	static function ( $settings, $metadata ) {
		if ( isset( $metadata['name'] ) && 'jetpack/contact-form' === $metadata['name'] ) {
			$settings['skip_inner_blocks'] = true;
		}
		return $settings;
	},
	10,
	2
);
""")
# --- privacy policy
p='src/connections/class-services.php'; s=open(p).read()
pol=method(s,'suggest_policy'); s=s.replace(pol,''); unu='use Mainstreet\\Registration\\Modules;\n'; s=s.replace(unu,''); open(p,'w').write(s)
sub('src/connections/hooks.php',"add_action( 'admin_init', array( Services::class, 'suggest_policy' ) );\n",'')
w('src/registration/class-policy-texts.php',head('Suggestions for the privacy policy.','Mainstreet\\Registration',['Mainstreet\\Connections\\Secrets','Mainstreet\\Connections\\Services'])+"/**\n * What services and modules declare for the site's privacy policy (`policy` of their declarations).\n */\nfinal class Policy_Texts {\n"+pol.replace('suggest_policy','suggest').replace('self::all()','Services::all()')+"}\n")
s=open('src/registration/hooks.php').read()
s=s.replace("add_action( 'admin_notices', array( Modules::class, 'show_warnings' ) );","add_action( 'admin_notices', array( Modules::class, 'show_warnings' ) );\nadd_action( 'admin_init', array( Policy_Texts::class, 'suggest' ) );"); open('src/registration/hooks.php','w').write(s)
# --- checks
p='src/settings/class-settings-screen.php'; s=open(p).read()
checks=method(s,'checks'); s=s.replace(checks,''); s=s.replace("\t\t\t'checks'    => self::checks(),\n",'')
s=s.replace('use Mainstreet\\Site_Health\\Site_Checks;\n','')
m=re.search(r"\t\treturn array\(\n\t\t\t'services' .*?\n\t\t\);\n",s,re.S); a=m.group(0)
s=s.replace(a,"\t\t/**\n\t\t * What the settings screen is given; rooms that show a part of it add what that needs.\n\t\t *\n\t\t * @param array $state By name.\n\t\t */\n\t\treturn apply_filters(\n\t\t\t'mainstreet_settings_state',\n"+'\n'.join(('\t'+l if l else l) for l in a.replace('return array(','array(').replace('\t\t);','\t\t)').rstrip('\n').split('\n'))+"\n\t\t);\n")
s=s.replace("const SLUG   = 'mainstreet';","const SLUG   = Settings_Page::SLUG;")
open(p,'w').write(s); use(p,'Core\\Settings_Page')
p='src/site-health/class-site-checks.php'; s=open(p).read(); s=s.rstrip()[:-1].rstrip()+'\n'+checks.replace('Site_Checks::','self::').replace('private static function checks()','public static function add_to_settings( array $state )').replace('\t\treturn $checks;',"\t\t$state['checks'] = $checks;\n\t\treturn $state;")+"""
	/**
	 * Tells whether the site has what a module needs of it.
	 *
	 * @param bool   $met What is known so far.
	 * @param string $id  `mail` or `cron`.
	 * @return bool
	 */
	public static function meets( $met, $id ) {
		if ( 'mail' === $id ) {
			return self::can_mail();
		}
		return 'cron' === $id ? ! self::is_cron_late() : $met;
	}
}
"""; open(p,'w').write(s)
p='src/site-health/hooks.php'; s=open(p).read()+"add_filter( 'mainstreet_settings_state', array( Site_Checks::class, 'add_to_settings' ) );\nadd_filter( 'mainstreet_system_need', array( Site_Checks::class, 'meets' ), 10, 2 );\n"; open(p,'w').write(s)
p='src/settings/class-module-states.php'
sub(p,"Site_Checks::can_mail()","(bool) apply_filters( 'mainstreet_system_need', true, $id )")
sub(p,"! Site_Checks::is_cron_late()","(bool) apply_filters( 'mainstreet_system_need', true, $id )"); unuse(p,'Site_Health\\Site_Checks')
# --- routes: one file a room
s=open('src/settings/routes-modules.php').read(); t=open('src/settings/routes.php').read()
chk=re.search(r"\t\$add\(\n\t\t'',\n\t\t'/checks.*?\n\t\);\n\t\$add\( '', '/probe'[^\n]*\n",s,re.S).group(0)
helper=s[s.index('\t$may ='):s.index("\t$add( '', '/modules'")]
rest=s[s.index("\t$add( '', '/modules'"):].replace(chk,'')
rest=rest[:rest.rindex('};')]
t=t[:t.rindex('};')]+'\n'+helper+rest+'};\n'
open('src/settings/routes.php','w').write(t); os.remove('src/settings/routes-modules.php'); use('src/settings/routes.php','Registration\\Plan_Gates')
w('src/site-health/routes.php',head('Routes of the checks, and of the probe of what the web server lets through.','Mainstreet\\Site_Health',['Mainstreet\\Core\\Errors','Mainstreet\\Http\\Upload_Probe','Mainstreet\\Registration\\Routes'])+"return static function ( Routes $routes ) {\n"+helper+chk+"};\n")
s=open('src/responses/routes-files.php').read(); t=open('src/responses/routes.php').read()
t=t[:t.rindex('};')]+'\n'+s[s.index('\t$routes->add('):]
open('src/responses/routes.php','w').write(t); os.remove('src/responses/routes-files.php')
# --- actions of visitors without script
p='src/submissions/class-no-script-page.php'; s=open(p).read()
s=re.sub(r"\n\t/\*\*\n\t \* Routes of visitors that are reachable through admin-post\.php\.\n\t \*/\n\tconst ROUTES = [^\n]*\n",'',s)
s=s.replace("array_combine( array_map( array( __CLASS__, 'action' ), self::ROUTES ), self::ROUTES )","self::actions()")
s=s.replace("\n\t/**\n\t * Takes a post.\n","""
	/**
	 * Actions of admin-post.php that take visitors' posts, one for each route that a block declares.
	 *
	 * @return array<string, string> Route by action.
	 */
	private static function actions() {
		$routes = array_keys( Form_Schemas::routes() );
		return array_combine( array_map( array( __CLASS__, 'action' ), $routes ), $routes );
	}

	/**
	 * Answers the actions, where admin-post.php is asked.
	 */
	public static function add_actions() {
		if ( 'admin-post.php' !== $GLOBALS['pagenow'] ) {
			return;
		}
		foreach ( array_keys( self::actions() ) as $action ) {
			add_action( 'admin_post_nopriv_' . $action, array( __CLASS__, 'receive' ) );
			add_action( 'admin_post_' . $action, array( __CLASS__, 'receive' ) );
		}
	}

	/**
	 * Takes a post.
""",1); open(p,'w').write(s)
p='src/submissions/hooks.php'; s=open(p).read()
s=s.replace("if ( isset( $_GET['mainstreet_sent']","// admin-post.php fires this before the action it was asked for.\nadd_action( 'admin_init', array( No_Script_Page::class, 'add_actions' ) );\nif ( isset( $_GET['mainstreet_sent']"); open(p,'w').write(s)
# --- the tools
sub('plugin.php',"'/src/php/loader.php'","'/src/loader.php'")
sub('uninstall.php','Mainstreet\\Lifecycle\\Uninstall::run','Mainstreet\\Lifecycle\\Uninstall::run')
for p in ['tests/php/uninstall.test.php','tests/php/lib.php']: sub(p,"glob( MAINSTREET_DIR . '/src/php/tables/*.php' )","\\Mainstreet\\Core\\Declarations::files( 'tables/*.php' )")

# --- the build joins the hooks
p='bin/build.mjs'
sub(p,"function run( command, args ) {","""/**
 * Joins what rooms, blocks and panels hang into WordPress (their hooks.php) into one file, so that
 * each page reads one and nothing lists them. PHP begins a new scope of `use` with each namespace.
 */
function joinHooks() {
	const folders = [ 'src', 'src/*', 'blocks', 'extensions' ];
	const files = folders.flatMap( ( place ) =>
		findFiles( path.join( root, place, '*', 'hooks.php' ) )
	);
	const parts = files.map( ( file ) =>
		fs
			.readFileSync( file, 'utf8' )
			.replace( /^<\\?php\\s*(?:\\/\\*\\*[\\s\\S]*?\\*\\/)?\\s*/, '' )
			.replace( "defined( 'ABSPATH' ) || exit;\\n", '' )
			.trim()
	);
	fs.writeFileSync(
		path.join( build, 'hooks.php' ),
		`<?php\\n// Made by bin/build.mjs from the hooks.php of every room, block and panel.\\n\\n${ parts.join(
			'\\n\\n'
		) }\\n`
	);
}

function run( command, args ) {""")
sub(p,"copyExtensions();\n","copyExtensions();\njoinHooks();\n")
sub(p,"import { findBlocks } from './lib/find-blocks.cjs';","import { findBlocks } from './lib/find-blocks.cjs';\nimport { findFiles } from './lib/find-files.mjs';")
w('bin/lib/find-files.mjs',"""/** Finds files by a pattern. */
import fs from 'node:fs';
import path from 'node:path';

/**
 * The files a pattern names, sorted.
 *
 * @param {string} pattern Path in which a folder or file may be `*`.
 * @return {string[]} Paths.
 */
export function findFiles( pattern ) {
	return pattern
		.split( path.sep )
		.reduce(
			( places, part ) =>
				part === '*'
					? places.flatMap( ( place ) =>
							fs.statSync( place ).isDirectory()
								? fs
										.readdirSync( place )
										.sort()
										.map( ( name ) => path.join( place, name ) )
								: []
						)
					: places
							.map( ( place ) => path.join( place || '/', part ) )
							.filter( ( place ) => fs.existsSync( place ) ),
			[ '' ]
		);
}
""")
p='bin/lib/sources.mjs'
sub(p,"const IGNORED = /^(?:test|php|README\\.md|demo\\.html|\\..*)$/;","const IGNORED = /^(?:test|README\\.md|demo\\.html|\\..*)$/;\n\n/** PHP of the rooms is read where it stands; only hooks are joined. */\nconst READ_IN_PLACE = /^src\\/(?!.*\\/hooks\\.php$).*\\.php$/;")
sub(p,"	hash.update( path.relative( root, file ) );","	const name = path.relative( root, file );\n	if ( READ_IN_PLACE.test( name ) ) {\n		return;\n	}\n	hash.update( name );")
p='bin/plugin-zip.mjs'
sub(p,"	'src/php',","	'src',")
sub(p,"const IGNORED = /(?:","const IGNORED = /(?:\\/test(?:\\/|$)|\\.tsx?$|\\.scss$|")
# --- tests
p='tests/php/forms.php'; s=open(p).read()
s=re.sub(r"require_once MAINSTREET_DIR \. '/build/blocks[^\n]*\n",'',s); open(p,'w').write(s)
for f in os.listdir('tests/php'):
    if f.endswith('.php'):
        q='tests/php/'+f; s=open(q).read(); t=re.sub(r"\trequire_once MAINSTREET_DIR \. '/build/blocks[^\n]*class-[^\n]*\n",'',s)
        if t!=s: open(q,'w').write(t)

sub('tests/php/tools.test.php','\\Mainstreet\\Connections\\Services::class','\\Mainstreet\\Registration\\Policy_Texts::class')
for p in ['src/registration/class-policy-texts.php','src/registration/hooks.php']:
    s=open(p).read(); s=s.replace('function suggest(','function suggest_policy(').replace("'suggest'","'suggest_policy'"); open(p,'w').write(s)
# the clock of a process in tests
p='tests/php/form-cache.test.php'
sub(p,"'namespace Mainstreet; function time() { return \\time() + ' . $ahead . '; }","clock_ahead( $ahead ) . '")
sub(p,"in the plugin's namespace first","in the namespace of the caller first")
s=open(p).read(); s=s.replace("Mainstreet\\time()","Mainstreet\\Submissions\\time()"); open(p,'w').write(s)
p='tests/php/lib.php'; s=open(p).read().rstrip()+r"""

/**
 * Code that sets the clock of a process ahead: PHP looks for `time()` in the namespace of the caller first.
 *
 * @param int $seconds How far.
 * @return string PHP that declares `time()` for every room.
 */
function clock_ahead( $seconds ) {
	$code = '';
	foreach ( array_merge( glob( MAINSTREET_DIR . '/src/*', GLOB_ONLYDIR ), glob( MAINSTREET_DIR . '/src/*/*', GLOB_ONLYDIR ), glob( MAINSTREET_DIR . '/build/blocks/*', GLOB_ONLYDIR ) ) as $folder ) {
		$path  = preg_replace( '#^.*/(?:src|build)/#', '', $folder );
		$parts = array_map( function ( $part ) { return str_replace( ' ', '_', ucwords( str_replace( '-', ' ', $part ) ) ); }, explode( '/', $path ) );
		$code .= 'namespace Mainstreet\\' . implode( '\\', $parts ) . "; function time() { return \\time() + $seconds; }\n";
	}
	return $code . "namespace Mainstreet\\Tests;\n";
}
"""
open(p,'w').write(s)
