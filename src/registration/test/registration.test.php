<?php
/**
 * Blocks are registered for the requests that draw or list them, and for no others.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Rest\Routes;

require_once MAINSTREET_DIR . '/tests/php/wire.php';

const HOURS = '<!-- wp:jetpack/business-hours /-->';

/** What a drawn block of opening hours has. */
const DRAWN = 'jetpack-business-hours';

/** Runs a check while the site prints the names of our registered blocks at the foot of its pages. */
function with_names( callable $check, $code = '' ) {
	with_mu_plugin(
		$code . "add_action( 'wp_footer', function () { echo '<!--ours:', implode( ',', array_filter( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ), array( 'Mainstreet\\\\Registration\\\\Block_Types\\\\Blocks', 'has_own_namespace' ) ) ), '-->'; }, 999 );\n",
		$check
	);
}

/** Names of our blocks that are registered on a page, and its HTML. */
function names_on( $url ) {
	$body = wire( 'GET', $url )->body;
	truly( (bool) preg_match( '/<!--ours:(.*?)-->/', $body, $found ), substr( $body, 0, 500 ) );
	return array( array_filter( explode( ',', $found[1] ) ), $body );
}

/** A page, as a post shows other posts below it, and those of other tests have blocks. */
function published( $content, $type = 'page' ) {
	return wp_insert_post( wp_slash( array( 'post_type' => $type, 'post_title' => 'Registered', 'post_status' => 'publish', 'post_content' => $content ) ) );
}

test( 'a page without our blocks registers none of them', function () {
	$id = published( '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->' );
	with_names( function () use ( $id ) {
		same( array(), names_on( get_permalink( $id ) )[0] );
	} );
} );

test( 'a page registers the blocks of its post before the theme begins, and no others', function () {
	$id = published( HOURS );
	with_names(
		function () use ( $id ) {
			list( $names, $body ) = names_on( get_permalink( $id ) );
			same( array( 'jetpack/business-hours' ), $names );
			holds( DRAWN, $body );
			holds( '<!--head:1-->', $body );
		},
		"add_action( 'wp_head', function () { echo '<!--head:', (int) WP_Block_Type_Registry::get_instance()->is_registered( 'jetpack/business-hours' ), '-->'; }, 0 );\n"
	);
} );

test( 'a block is drawn wherever a page has it', function () {
	$pattern = published( HOURS, 'wp_block' );
	$plain   = published( '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->' );
	$widgets = get_option( 'widget_block' );
	$places  = array(
		'a synced pattern'            => array( published( "<!-- wp:block {\"ref\":$pattern} /-->" ), '' ),
		'a pattern in a group'        => array( published( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:block {\"ref\":$pattern} /--></div><!-- /wp:group -->" ), '' ),
		'a pattern of the theme'      => array( published( '<!-- wp:pattern {"slug":"tests/hours"} /-->' ), "add_action( 'init', function () { register_block_pattern( 'tests/hours', array( 'title' => 'Hours', 'content' => '" . HOURS . "' ) ); } );\n" ),
		'content that a plugin draws' => array( $plain, "add_action( 'wp_footer', function () { echo do_blocks( '" . HOURS . "' ); } );\n" ),
		'a block made by code'        => array( $plain, "add_action( 'wp_footer', function () { echo render_block( array( 'blockName' => 'jetpack/business-hours', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ); } );\n" ),
		'a block in another’s parser' => array( $plain, "class Tests_Parser extends WP_Block_Parser {} add_filter( 'block_parser_class', function () { return 'Tests_Parser'; } ); add_action( 'wp_footer', function () { echo do_blocks( '" . HOURS . "' ); } );\n" ),
		'a template'                  => array( $plain, "add_filter( 'template_include', function ( \$template ) { \$GLOBALS['_wp_current_template_content'] .= '" . HOURS . "'; return \$template; } );\n" ),
	);
	foreach ( $places as $place => list( $id, $code ) ) {
		with_mu_plugin( $code, function () use ( $id, $place ) {
			holds( DRAWN, wire( 'GET', get_permalink( $id ) )->body, $place );
		} );
	}
	update_option( 'widget_block', array( 7 => array( 'content' => HOURS ) ) );
	try {
		with_names( function () use ( $plain ) {
			same( array(), names_on( get_permalink( $plain ) )[0], 'a theme without sidebars' );
		} );
		with_names(
			function () use ( $plain ) {
				same( array( 'jetpack/business-hours' ), names_on( get_permalink( $plain ) )[0] );
			},
			"add_action( 'widgets_init', function () { register_sidebar( array( 'id' => 'tests' ) ); } );\n"
		);
	} finally {
		update_option( 'widget_block', $widgets );
	}
} );

test( 'a list of excerpts registers no blocks of the posts that it shows', function () {
	$shown = published( '<!-- wp:paragraph --><p>Text in front.</p><!-- /wp:paragraph -->' . HOURS, 'post' );
	$id    = published( '<!-- wp:latest-posts {"postsToShow":100,"displayPostContent":true} /-->' );
	with_names(
		function () use ( $id ) {
			list( $names, $body ) = names_on( get_permalink( $id ) );
			holds( 'Text in front.', $body );
			same( array(), $names );
		},
		"add_action( 'pre_get_posts', function ( \$query ) { if ( ! \$query->is_main_query() ) { \$query->set( 'post__in', array( $shown ) ); } } );\n"
	);
	// A plugin lets it take part in excerpts.
	with_names(
		function () use ( $id ) {
			holds( 'Monday', names_on( get_permalink( $id ) )[1] );
		},
		"add_filter( 'excerpt_allowed_blocks', function ( \$names ) { \$names[] = 'jetpack/business-hours'; return \$names; } );
		add_action( 'pre_get_posts', function ( \$query ) { if ( ! \$query->is_main_query() ) { \$query->set( 'post__in', array( $shown ) ); } } );\n"
	);
} );

test( 'a block that works by the script of another brings it along, and does not register that other', function () {
	$id = published( file_get_contents( MAINSTREET_DIR . '/blocks/revue/demo.html' ) );
	with_names( function () use ( $id ) {
		same( array( 'jetpack/revue', 'jetpack/button' ), names_on( get_permalink( $id ) )[0] );
	} );
} );

test( 'a block that works by the script of another brings it along', function () {
	$id = published( file_get_contents( MAINSTREET_DIR . '/blocks/revue/demo.html' ) );
	holds( '/build/blocks/subscriptions/view.js', wire( 'GET', get_permalink( $id ) )->body );
} );

test( 'a plugin that shows the editor on pages gets all blocks there', function () {
	$id = published( '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->' );
	with_names(
		function () use ( $id ) {
			same( count( Blocks::slugs() ), count( names_on( get_permalink( $id ) )[0] ) );
		},
		"add_filter( 'mainstreet_page_registration', '__return_false' );\n"
	);
} );

test( 'REST draws blocks in content, lists all types, and lists the same routes as ever', function () {
	$id = published( HOURS );
	holds( DRAWN, json_decode( wire( 'GET', rest_url( "wp/v2/pages/$id" ) )->body )->content->rendered );
	$listed = array_keys( json_decode( wire( 'GET', home_url( '/?rest_route=/' ) )->body, true )['routes'] );
	// Two forms are those of other tests in this process.
	$all = array_values( preg_grep( '#^/mainstreet/v1/forms/(?:shown|test)$#', array_keys( rest_get_server()->get_routes() ), PREG_GREP_INVERT ) );
	same( array(), array_values( array_diff( $all, $listed ) ) );
	same( array(), array_values( array_diff( $listed, $all ) ) );
	foreach ( array( 'mainstreet/v1', 'wpcom/v2', 'jetpack/v4' ) as $namespace ) {
		$listed = array_keys( json_decode( wire( 'GET', home_url( "/?rest_route=/$namespace" ) )->body, true )['routes'] );
		same( array_values( preg_grep( "#^/$namespace#", $all ) ), array_values( preg_grep( "#^/$namespace#", $listed ) ), $namespace );
	}
	$index = function ( $fields ) {
		return json_decode( wire( 'GET', home_url( "/?rest_route=/&_fields=$fields" ) )->body, true );
	};
	truly( isset( $index( 'name,routes./mainstreet/v1/session' )['routes']['/mainstreet/v1/session'] ) );
	truly( in_array( 'mainstreet/v1', $index( 'namespaces' )['namespaces'], true ) );
	same( array( 'name' ), array_keys( $index( 'name' ) ) );
	act_as( 'author' );
	$types = rest( 'GET', '/wp/v2/block-types' )->get_data();
	truly( count( array_filter( array_column( $types, 'name' ), array( Blocks::class, 'has_own_namespace' ) ) ) >= count( Blocks::slugs() ) );
} );

test( 'who asks the index for facts about the site, as the editor does, registers no routes', function () {
	with_mu_plugin(
		"add_filter( 'rest_index', function ( \$index ) { \$index->data['ours'] = count( preg_grep( '#^/mainstreet/v1/#', array_keys( rest_get_server()->get_routes() ) ) ); return \$index; } );\n",
		function () {
			same( array( 'ours' => 0 ), json_decode( wire( 'GET', home_url( '/?rest_route=/&_fields=ours' ) )->body, true ) );
			truly( json_decode( wire( 'GET', home_url( '/?rest_route=/&_fields=ours,routes' ) )->body, true )['ours'] > 100 );
		}
	);
} );

test( 'privacy texts are put together on the screens of privacy and on those of plugins', function () {
	with_mu_plugin(
		"add_action( 'admin_init', function () { header( 'Tests-Texts: ' . did_action( 'mainstreet_policy_texts' ) ); }, 999 );\n",
		function () {
			foreach ( array( 'options-privacy.php' => '1', 'options-privacy.php?tab=policyguide' => '1', 'admin.php?page=mainstreet-start' => '1', 'index.php' => '0', 'edit.php' => '0', 'post-new.php' => '0', 'admin-ajax.php?action=none' => '0' ) as $screen => $count ) {
				same( $count, wire( 'GET', admin_url( $screen ), logged_in() )->header( 'tests-texts' ), $screen );
			}
		}
	);
} );

test( 'a server that another plugin made is asked without a fault', function () {
	$kept                      = $GLOBALS['wp_rest_server'];
	$GLOBALS['wp_rest_server'] = null;
	$instance                  = new \ReflectionProperty( Routes::class, 'instance' );
	$instance->setAccessible( true );
	$instance->setValue( null, null );
	try {
		same( 404, ( new \WP_REST_Server() )->dispatch( new \WP_REST_Request( 'GET', '/mainstreet/v1/session' ) )->get_status() );
		same( 200, rest( 'GET', '/mainstreet/v1/session' )->get_status() );
	} finally {
		$GLOBALS['wp_rest_server'] = $kept;
	}
} );

test( 'each route is found by the first part of its path, in any case of letters', function () {
	$read = new \ReflectionMethod( Routes::class, 'register_controllers' );
	$read->setAccessible( true );
	$index = \Mainstreet\index()['routes'];
	$found = 0;
	$kept  = $GLOBALS['wp_rest_server'];
	try {
		foreach ( array_unique( array_merge( ...array_values( $index ) ) ) as $file ) {
			$GLOBALS['wp_rest_server'] = new \WP_REST_Server();
			$read->invoke( new Routes(), array( $file ) );
			foreach ( array_keys( $GLOBALS['wp_rest_server']->get_routes() ) as $path ) {
				if ( ! preg_match( '#^/(?:mainstreet/v1|wpcom/v2|jetpack/v4)/([^/]+)#', $path, $parts ) ) {
					continue;
				}
				++$found;
				truly( in_array( $file, array_merge( $index[ $parts[1] ] ?? array(), '/mainstreet' === substr( $path, 0, 11 ) ? $index['*'] : array() ), true ), "$path of $file is not in the index" );
			}
		}
	} finally {
		$GLOBALS['wp_rest_server'] = $kept;
	}
	truly( $found > 100, "$found routes" );
	same( 200, wire( 'GET', home_url( '/?rest_route=/MAINSTREET/v1/Session' ) )->status );
	same( 404, wire( 'GET', home_url( '/?rest_route=/mainstreet/v1/nothing' ) )->status );
} );

test( 'a page without our blocks reads seven files of the plugin beside its hooks, whatever the number of blocks', function () {
	$file = WPMU_PLUGIN_DIR . '/mainstreet-files.php';
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( $file, '<?php add_action( "wp_footer", function () { $ours = array_filter( get_included_files(), function ( $file ) { return 0 === strpos( wp_normalize_path( $file ), wp_normalize_path( realpath( MAINSTREET_DIR ) ) . "/src/" ) || preg_match( "#^(?:blocks|build|extensions)/#", substr( wp_normalize_path( $file ), strlen( wp_normalize_path( realpath( MAINSTREET_DIR ) ) ) + 1 ) ) || wp_normalize_path( $file ) === wp_normalize_path( MAINSTREET_FILE ); } ); echo "<!--files:", wp_json_encode( array_values( array_map( "basename", $ours ) ) ), "-->"; } );' );
	$page = wp_insert_post( array( 'post_title' => 'Plain', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->' ) );
	// Core stores things on the first visit.
	wp_remote_get( get_permalink( $page ) );
	$html = wp_remote_retrieve_body( wp_remote_get( get_permalink( $page ) ) );
	unlink( $file );
	truly( (bool) preg_match( '/<!--files:(\[.*?\])-->/', $html, $found ), substr( $html, 0, 300 ) );
	$files = json_decode( $found[1] );
	// What the page says of itself to others is made by six more, and where the post has no picture four say which card is drawn for it.
	$files = array_diff( $files, array( 'class-head-tags.php', 'class-post-card.php', 'class-public-output.php', 'class-paywall-parser.php', 'class-card-text.php', 'class-card-image.php', 'class-drawn-card.php', 'class-card-data.php', 'class-graphemes.php', 'class-card-folder.php' ) );
	same( array( 'hooks.php' ), array_values( array_unique( preg_grep( '/^hooks/', $files ) ) ), 'hooks of admin screens or REST:' );
	$files = array_diff( $files, array( 'hooks.php' ) );
	truly( count( $files ) >= 3 && count( $files ) <= 7, implode( ', ', $files ) );
} );

test( 'a page from right to left links the style sheets of that direction', function () {
	$id = published( implode( "\n", array_map( function ( $name ) { return "<!-- wp:$name /-->"; }, Blocks::registered() ) ) );
	with_mu_plugin(
		// Each by a link: core prints small ones inline.
		"add_filter( 'locale', function () { return 'ar'; } ); add_action( 'after_setup_theme', function () { \$GLOBALS['wp_locale']->text_direction = 'rtl'; } ); add_filter( 'styles_inline_size_limit', '__return_zero' );\n",
		function () use ( $id ) {
			preg_match_all( "#<link[^>]+href='([^']+/build/blocks/[^']+)'#", wire( 'GET', get_permalink( $id ) )->body, $links );
			truly( count( $links[1] ) > 4, count( $links[1] ) . ' style sheets' );
			same( array(), array_values( preg_grep( '#-rtl\.css#', $links[1], PREG_GREP_INVERT ) ) );
		}
	);
} );

test( 'a style of a block that the theme describes gets its styles', function () {
	$button = function ( $style ) {
		return str_replace( 'STYLE', $style, '<!-- wp:jetpack/button {"element":"a","text":"Go","url":"https://example.org/","className":"is-style-STYLE"} /-->' );
	};
	$id = published( $button( 'outline' ) . $button( 'fill' ) . $button( 'fill' ) );
	$describe = "add_filter( 'wp_theme_json_data_theme', function ( \$data ) { return \$data->update_with( array( 'version' => 3, 'styles' => array( 'blocks' => array( 'jetpack/button' => array( 'variations' => array( 'outline' => array( 'color' => array( 'text' => 'rgb(1, 2, 3)' ) ) ) ) ) ) ) ); } );\n";
	with_mu_plugin( $describe, function () use ( $id ) {
		$body = wire( 'GET', get_permalink( $id ) )->body;
		holds( 'is-style-outline--', $body );
		holds( 'rgb(1, 2, 3)', $body );
	} );
	holds_not( 'is-style-outline--', wire( 'GET', get_permalink( $id ) )->body );
} );
