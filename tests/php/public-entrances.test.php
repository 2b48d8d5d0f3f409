<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Rest\Routes;

/** The reviewed list. */
function entrances( $kind ) {
	return ( require __DIR__ . '/public-entrances.php' )[ $kind ];
}

/** Fails unless the list holds what was found and nothing else, each with a reason. */
function same_entrances( $kind, array $found ) {
	$listed = entrances( $kind );
	$found  = array_values( array_unique( $found ) );
	sort( $found );
	ksort( $listed );
	same( array(), array_values( array_diff( $found, array_keys( $listed ) ) ), "a stranger may call these, and tests/php/public-entrances.php does not say why ($kind):" );
	same( array(), array_values( array_diff( array_keys( $listed ), $found ) ), "these stand in the list and are not there ($kind):" );
	foreach ( $listed as $name => $reason ) {
		truly( strlen( $reason ) > 30, "a reason for $name" );
	}
}

/** Source of a function, method or closure, with that of methods beside it, or of classes beside its own, that it calls. */
function source_of( $callback ) {
	$function = is_array( $callback ) ? new \ReflectionMethod( $callback[0], $callback[1] ) : new \ReflectionFunction( $callback );
	if ( ! $function->getFileName() || 0 !== strpos( $function->getFileName(), MAINSTREET_DIR ) ) {
		return '';
	}
	$source = implode( '', array_slice( file( $function->getFileName() ), $function->getStartLine() - 1, $function->getEndLine() - $function->getStartLine() + 1 ) );
	preg_match_all( '/(?:self::|\$this->|\b([A-Z]\w+)::)(\w+)\(/', $source, $calls, PREG_SET_ORDER );
	foreach ( is_array( $callback ) ? $calls : array() as list( , $class, $name ) ) {
		// Other classes count if they are of the same folder.
		$owner   = '' === $class ? $callback[0] : $function->getDeclaringClass()->getNamespaceName() . '\\' . $class;
		$source .= $name !== $callback[1] && method_exists( $owner, $name ) ? source_of( array( $owner, $name ) ) : '';
	}
	return $source;
}

test( 'every REST route that strangers may call stands in the reviewed list', function () {
	$found = array();
	$all   = 0;
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		foreach ( $handlers as $handler ) {
			if ( empty( $handler[ Routes::MARK ] ) ) {
				continue;
			}
			++$all;
			act_as( '' );
			$may     = $handler['permission_callback'];
			$request = new \WP_REST_Request( key( $handler['methods'] ), $route );
			$request->set_attributes( $handler );
			$is_open = true === call_user_func( $may, $request ) || ! preg_match( '/current_user_can|is_user_logged_in/', source_of( $may ) );
			foreach ( $is_open ? array_keys( $handler['methods'] ) : array() as $method ) {
				$found[] = $method . ' ' . preg_replace( '#^/(?:mainstreet/v1|wpcom/v2|jetpack/v4)/#', '', $route );
			}
		}
	}
	truly( $all > 40, "$all endpoints" );
	// Toys of visitor-post.test.php and visitor-form.test.php.
	same_entrances( 'rest', array_diff( $found, array( 'POST forms/test', 'POST forms/shown' ) ) );
} );

test( 'every route of ours is registered through Routes, which marks it', function () {
	foreach ( plugin_files() as $file ) {
		$calls = substr_count( implode( '', code_of( $file ) ), 'register_rest_route(' );
		same( 'class-routes.php' === basename( $file ) ? 1 : 0, $calls, $file );
	}
} );

test( 'every action for who is not logged in stands in the reviewed list', function () {
	$GLOBALS['pagenow'] = 'admin-post.php';
	\Mainstreet\Submissions\Pipeline\No_Script_Page::add_actions();
	$found = array();
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		if ( ! preg_match( '/^(?:admin_post|wp_ajax)_nopriv/', $name ) ) {
			continue;
		}
		foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
			if ( is_array( $callback['function'] ) && is_string( $callback['function'][0] ) && 0 === strpos( $callback['function'][0], 'Mainstreet\\' ) || false !== strpos( $name, 'mainstreet' ) ) {
				$found[] = $name;
			}
		}
	}
	// The same toys.
	same_entrances( 'actions', array_diff( $found, array( 'admin_post_nopriv_mainstreet_forms_test', 'admin_post_nopriv_mainstreet_forms_shown' ) ) );
	foreach ( plugin_files() as $file ) {
		$code = implode( '', code_of( $file ) );
		// Added somewhere else they would not be seen above.
		same( 'class-no-script-page.php' === basename( $file ) || in_array( $file, array( MAINSTREET_DIR . '/src/payments/stripe/hooks-admin.php', MAINSTREET_DIR . '/src/social/likes/hooks-admin.php' ), true ) ? 1 : 0, preg_match_all( '/(?:admin_post|wp_ajax)_nopriv_(?!\))/', str_replace( "'/^admin_post_(?:nopriv_)?/'", '', $code ) ), $file );
		// Of XML-RPC methods some are taken away, none is added.
		same( MAINSTREET_DIR . '/src/responses/hooks.php' === $file ? 1 : 0, substr_count( $code, 'xmlrpc_methods' ), $file );
		foreach ( array( 'add_rewrite_', 'add_feed(', "'query_vars'", 'php://input', 'filter_input(', 'heartbeat_nopriv' ) as $other ) {
			// Pieces of uploads are taken before the REST API reads them, from who has a token (uploads.test.php).
			if ( in_array( $other, array( "'query_vars'", 'php://input' ), true ) && 0 === strpos( $file, MAINSTREET_DIR . '/src/uploads/' ) ) {
				continue;
			}
			holds_not( $other, $code );
		}
	}
} );

test( 'every parameter that is read outside of REST stands in the reviewed list', function () {
	$found = array();
	foreach ( plugin_files() as $file ) {
		$code = code_of( $file );
		foreach ( $code as $at => $token ) {
			if ( ! preg_match( '/^\$_(GET|POST|REQUEST|COOKIE|FILES)$/', $token, $of ) ) {
				continue;
			}
			// $_GET['name'], $_GET[ self::NAME ], read( $_GET, 'name' ), read( $_GET, Some_Class::NAME ); all else is the whole of it.
			$name = '*';
			if ( in_array( $code[ $at + 1 ], array( '[', ',' ), true ) ) {
				$next = $code[ $at + 2 ];
				if ( "'" === $next[0] ) {
					$name = trim( $next, "'" );
				} elseif ( '::' === $code[ $at + 3 ] ) {
					$name = constant( class_in( $file, $next ) . '::' . $code[ $at + 4 ] );
				}
			}
			$found[] = $of[1] . ' ' . $name;
		}
	}
	same_entrances( 'parameters', $found );
} );
