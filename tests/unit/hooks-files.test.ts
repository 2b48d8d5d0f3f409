/**
 * Which hooks stand in which file: src/loader.php reads hooks-admin.php on screens of wp-admin and
 * hooks-rest.php within the REST API. A hook in the wrong file would not run elsewhere.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve( __dirname, '../..' );

const sources = execFileSync(
	'git',
	[ 'ls-files', 'src', 'blocks', 'extensions' ],
	{ cwd: root, encoding: 'utf8' }
)
	.split( '\n' )
	.filter( ( file ) => /^(?!.*\/test\/).*\.php$/.test( file ) )
	.map( ( file ) => ( {
		file,
		code: readFileSync( path.join( root, file ), 'utf8' ),
	} ) );

/** Hooks of WordPress that only screens of wp-admin fire; admin-ajax.php does not count as one. */
const ADMIN =
	/^(?:admin_enqueue_scripts|admin_menu|admin_notices|admin_post_\w*|load-[\w-]+|wp_dashboard_setup|plugin_row_meta|plugin_action_links_|plugins_api|(?:show|edit)_user_profile|personal_options_update|edit_user_profile_update)$/;

/** Hooks of WordPress that fire behind `rest_api_init` only. */
const REST = /^rest_\w+$/;

/** Own hooks that only the code of admin screens fires. */
const OF_SCREENS = [
	'mainstreet_dashboard_figures',
	'mainstreet_palette_commands',
	'mainstreet_policy_texts',
	'mainstreet_settings_state',
];

/** Own hooks that only routes fire. */
const OF_ROUTES = [
	'mainstreet_card_preview',
	'mainstreet_payments_webhook_renew',
	'mainstreet_subscriber_deliveries',
	'mainstreet_thread_limits',
];

/** Names that the files of a kind add callbacks to, and the file of each. */
const listHooks = ( name: string ) =>
	sources
		.filter( ( { file } ) => path.basename( file ) === name )
		.flatMap( ( { file, code } ) => {
			const added = [
				...code.matchAll( /add_(?:action|filter)\(\s*'([^']+)'/g ),
			].map( ( [ , hook = '' ] ) => hook );
			const looped = [
				...code.matchAll( /foreach \( array\(([^)]+)\) as/g ),
			].flatMap( ( [ , list = '' ] ) =>
				[ ...list.matchAll( /'([^']+)'/g ) ].map(
					( [ , hook = '' ] ) => hook
				)
			);
			return [ ...added, ...looped ].map( ( hook ) => ( {
				file,
				hook,
			} ) );
		} );

/** Whether the code that fires a hook of ours reads the files of the admin screens first. */
const isLoadedFirst = ( hook: string ) => {
	const callers = sources.filter( ( { code } ) =>
		new RegExp( `(?:apply_filters|do_action)\\(\\s*'${ hook }'` ).test(
			code
		)
	);
	return (
		callers.length > 0 &&
		callers.every( ( { code } ) =>
			code.includes( "load_hooks( 'admin' )" )
		)
	);
};

test( 'hooks-admin.php holds only what screens of wp-admin fire, or code that reads it first', () => {
	const hooks = listHooks( 'hooks-admin.php' );
	expect( hooks.length ).toBeGreaterThan( 50 );
	expect(
		hooks.filter(
			( { hook } ) =>
				! ADMIN.test( hook ) &&
				! OF_SCREENS.includes( hook ) &&
				! isLoadedFirst( hook )
		)
	).toEqual( [] );
} );

test( 'hooks-rest.php holds only what the REST API and routes fire', () => {
	const hooks = listHooks( 'hooks-rest.php' );
	expect( hooks.length ).toBeGreaterThan( 15 );
	expect(
		hooks.filter(
			( { hook } ) => ! REST.test( hook ) && ! OF_ROUTES.includes( hook )
		)
	).toEqual( [] );
} );

test( 'hooks that only admin screens or the REST API fire stand in their files', () => {
	expect(
		listHooks( 'hooks.php' ).filter(
			( { hook } ) => ADMIN.test( hook ) || REST.test( hook )
		)
	).toEqual( [] );
} );
