<?php
/**
 * The tables of the room's README hold everything that is registered and can show content of posts.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__, 3 ) . '/tests/php/paywall.php';

/** Hooks by which WordPress shows content of posts, or finds posts by it. */
const CONTENT_HOOKS = '/^(?:the_content|the_excerpt|get_the_excerpt|the_posts|content_pagination|wp_trim_|excerpt_|(?:pre_)?render_block|rest_prepare_|do_feed|rss|atom|rdf|(?:pre_)?oembed|embed_|widget_|posts_|pre_get_posts|get_post_metadata|comment_text|comments_open|xmlrpc_|wp_sitemaps_)/';

/** Hooks that the room adds for something else, or only to visitors with a cookie, and so not in this process. */
const NOT_REGISTERED_HERE = array( 'template_redirect' );

/** Routes for strangers that return nothing of a post's content. */
const WITHOUT_CONTENT = array(
	'GET business-hours/localized-week',
	'GET geo',
	'GET session',
	'POST forms/submit',
	'POST subscribe',
	'POST mailchimp/subscribe',
	'GET podcast-player/track',
	'POST stripe/webhook',
	'POST checkout',
	'GET orders/(?P<uuid>[0-9a-f-]{36})/status',
	'POST paypal/order',
	'POST paypal/webhook',
	'POST mail/bounce',
	'POST members/link',
	'POST members/portal',
	'GET videos/(?P<guid>[A-Za-z0-9]{8})',
	'GET videos/(?P<guid>[A-Za-z0-9]{8})/file',
	'GET videos/(?P<guid>[A-Za-z0-9]{8})/copy',
	'GET videos/(?P<guid>[A-Za-z0-9]{8})/track',
	'GET likes/(?P<id>\d+)',
	'POST likes/(?P<id>\d+)',
	'DELETE likes/(?P<id>\d+)',
);

/** Rows of a table under a heading of the README: lists of what stands in backticks, by column. */
function table_of( $heading ) {
	$readme = file_get_contents( dirname( __DIR__ ) . '/README.md' );
	truly( 1 === preg_match( '/^## ' . $heading . '$(.*?)(?=^## |\z)/ms', $readme, $section ), $heading );
	preg_match_all( '/^\| (?!(?:Surface|Route|File) \||---)(.+) \|$/m', $section[1], $rows );
	truly( count( $rows[1] ) > 0, "rows of $heading" );
	return array_map(
		function ( $row ) {
			return array_map(
				function ( $cell ) {
					preg_match_all( '/`([^`]+)`/', $cell, $names );
					return $names[1];
				},
				explode( ' | ', $row )
			);
		},
		$rows[1]
	);
}

/** Everything in a column. */
function column_of( $heading, $column ) {
	return array_values( array_unique( array_merge( ...array_column( table_of( $heading ), $column ) ) ) );
}

/** Fails unless two lists hold the same. */
function same_lists( array $in_readme, array $registered, $what ) {
	same( array(), array_values( array_diff( array_unique( $registered ), $in_readme ) ), "$what, missing in the README:" );
	same( array(), array_values( array_diff( $in_readme, $registered ) ), "$what, in the README only:" );
}

/** Files of the plugin that hold the callbacks of a hook. */
function files_on( \WP_Hook $hook ) {
	$files = array();
	foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
		$function = $callback['function'];
		if ( ! is_callable( $function ) ) {
			continue;
		}
		$files[] = str_replace( MAINSTREET_DIR . '/', '', (string) reflect_callback( $function )->getFileName() );
	}
	return $files;
}

test( 'every surface names a class that guards it and a test, which are there', function () {
	foreach ( table_of( 'Surfaces' ) as $row ) {
		list( , , $classes, $tests ) = $row;
		truly( $classes && $tests, wp_json_encode( $row ) );
		foreach ( $classes as $class ) {
			truly( class_exists( "Mainstreet\\Paywall\\Surfaces\\$class" ) || class_exists( "Mainstreet\\Paywall\\$class" ), $class );
		}
		foreach ( $tests as $name ) {
			truly( is_file( ( false === strpos( $name, '/' ) ? __DIR__ . '/' : MAINSTREET_DIR . '/' ) . $name . '.test.php' ), $name );
		}
	}
	$classes = array_map( function ( $file ) { return strtolower( str_replace( '-', '_', substr( basename( $file, '.php' ), 6 ) ) ); }, glob( dirname( __DIR__ ) . '/surfaces/class-*.php' ) );
	same( array(), array_values( array_diff( $classes, array_map( 'strtolower', column_of( 'Surfaces', 2 ) ) ) ), 'classes of no surface:' );
} );

test( 'the hooks of the room are those of the table of surfaces', function () {
	$found = array();
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		if ( 'init' !== $name && preg_grep( '#^src/paywall/(?!test/)#', files_on( $hook ) ) ) {
			$found[] = $name;
		}
	}
	$in_readme = preg_grep( '/^(?:GET|POST) |^(?:feed|rdf|rss2?|atom)$/', column_of( 'Surfaces', 1 ), PREG_GREP_INVERT );
	same_lists( array_values( array_diff( $in_readme, NOT_REGISTERED_HERE ) ), $found, 'hooks' );
} );

test( 'other code that filters content or finds posts stands in the README', function () {
	$found = array();
	foreach ( plugin_files() as $file ) {
		$file = str_replace( MAINSTREET_DIR . '/', '', $file );
		if ( 0 === strpos( $file, 'src/paywall/' ) ) {
			continue;
		}
		preg_match_all( '/add_(?:filter|action)\(\'([^\']+)\'/', implode( '', code_of( MAINSTREET_DIR . '/' . $file ) ), $hooks );
		foreach ( preg_grep( CONTENT_HOOKS, $hooks[1] ) as $hook ) {
			$found[] = "$file $hook";
		}
	}
	// What is registered by a variable's name.
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		foreach ( preg_match( CONTENT_HOOKS, $name ) ? preg_grep( '#^(?:src/(?!paywall/)|blocks/|extensions/)(?!.*/test/)#', files_on( $hook ) ) : array() as $file ) {
			// The hook is in a file of the class's folder or of one above it.
			$folder   = dirname( $file );
			$is_found = false;
			while ( ! $is_found && substr_count( $folder, '/' ) ) {
				$is_found = (bool) preg_grep( '#^' . preg_quote( $folder, '#' ) . '/[^/]+ ' . preg_quote( $name, '#' ) . '$#', $found );
				$folder   = dirname( $folder );
			}
			if ( ! $is_found ) {
				$found[] = "$file $name";
			}
		}
	}
	$in_readme = array();
	foreach ( table_of( 'Other code on these hooks' ) as list( $files, $hooks ) ) {
		foreach ( $hooks as $hook ) {
			$in_readme[] = "$files[0] $hook";
		}
	}
	same_lists( $in_readme, $found, 'callbacks' );
} );

test( 'every feed stands in the README', function () {
	$feeds = $GLOBALS['wp_rewrite']->feeds;
	foreach ( preg_grep( '/^do_feed_/', array_keys( $GLOBALS['wp_filter'] ) ) as $hook ) {
		$feeds[] = substr( $hook, 8 );
	}
	same_lists( array_values( preg_grep( '/^(?:feed|rdf|rss2?|atom)$/', column_of( 'Surfaces', 1 ) ) ), $feeds, 'feeds' );
} );

test( 'every route of ours for strangers stands in the README, or returns no content', function () {
	$routes = array_keys( ( require MAINSTREET_DIR . '/tests/php/public-entrances.php' )['rest'] );
	same_lists( array_merge( preg_grep( '/^(?:GET|POST) premium/', column_of( 'Surfaces', 1 ) ), WITHOUT_CONTENT ), $routes, 'routes' );
} );

test( 'routes that show what is open of a post stand in the README, and show nothing that is paid for', function () {
	$plan   = member_plan( array( 'interval' => '1 month' ) );
	$notes  = wp_json_encode( array( array( 'id' => 'open', 'content' => 'OPENPROBE' ), array( 'id' => 'paid', 'content' => 'SECRETTEXT' ) ) );
	$ids    = array( gated_post( "<!-- wp:paragraph -->\n<p>OPENPROBE<sup data-fn=\"open\">1</sup></p>\n<!-- /wp:paragraph -->\n\n" . gated( $plan, 'SECRETTEXT<sup data-fn="paid">2</sup>' ), array( 'footnotes' => $notes ) ) );
	$text   = function ( $words ) { return "<!-- wp:paragraph -->\n<p>$words</p>\n<!-- /wp:paragraph -->\n\n"; };
	$ids[]  = gated_post( $text( 'OPENPROBE' ) . $text( 'SECRETTEXT' ), array( '_jetpack_newsletter_access' => 'paid_subscribers' ) );
	$shows  = array();
	$leaks  = array();
	$number = 0;
	foreach ( array( '', 'contributor' ) as $role ) {
		as_stranger();
		act_as( $role );
		foreach ( rest_answers( $ids ) as $route => $answers ) {
			++$number;
			$shows = false === strpos( implode( $answers ), 'OPENPROBE' ) ? $shows : array_merge( $shows, array( $route ) );
			$leaks = array_merge( $leaks, array_keys( preg_grep( '/SECRETTEXT/', $answers ) ) );
		}
	}
	truly( $number > 200, "$number routes" );
	same( array(), $leaks );
	same_lists( column_of( 'Routes that show content', 0 ), $shows, 'routes' );
} );
