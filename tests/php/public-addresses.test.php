<?php
/**
 * Every address that strangers can call, with everything they could put into it.
 *
 * @seconds 90
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;

require_once __DIR__ . '/newsletter.php';
require_once __DIR__ . '/hostile-requests.php';

/** The name that stands in code from a place on: a text or a constant of a class; null for neither. */
function name_in( array $code, $at, $file ) {
	if ( preg_match( '/^([\'"])(\w+)\1$/', $code[ $at ], $found ) ) {
		return $found[2];
	}
	if ( '::' === $code[ $at + 1 ] ) {
		return (string) constant( class_in( $file, $code[ $at ] ) . '::' . $code[ $at + 2 ] );
	}
	return null;
}

/**
 * Names of what PHP files read of a request: `get`, `post`, `header`, `file`. What can't be read
 * from the code is listed as `odd`, as file and place.
 */
function parameters( array $files ) {
	$names = array( 'get' => array(), 'post' => array(), 'header' => array(), 'odd' => array() );
	$kinds = array( '$_GET' => 'get', '$_POST' => 'post', '$_REQUEST' => 'get', '$_COOKIE' => 'cookie', '$_SERVER' => 'header', '$_FILES' => 'post', '$posted' => 'post' );
	foreach ( $files as $file ) {
		$code  = code_of( $file );
		foreach ( $code as $at => $token ) {
			if ( in_array( $token, array( 'filter_input', 'filter_input_array', 'getallheaders', 'parse_str' ), true ) ) {
				$names['odd'][] = basename( $file ) . ": $token";
			}
			if ( ! isset( $kinds[ $token ] ) ) {
				continue;
			}
			$kind = $kinds[ $token ];
			$next = isset( $code[ $at + 1 ] ) ? $code[ $at + 1 ] : '';
			if ( '[' === $next || ',' === $next ) {
				$name = name_in( $code, $at + 2, $file );
				if ( null !== $name && ( 'header' !== $kind || preg_match( '/^(HTTP_|CONTENT_|REQUEST_)/', $name ) ) ) {
					$names[ $kind ][ $name ] = basename( $file );
				} elseif ( null === $name && '$posted' !== $token ) {
					$names['odd'][] = basename( $file ) . ": $token $next " . $code[ $at + 2 ];
				}
			} elseif ( '$posted' !== $token ) {
				$names['odd'][] = basename( $file ) . ": $token $next";
			}
		}
	}
	return $names;
}

test( 'what a request may hold is known: a new parameter joins this sweep by itself, or fails it', function () {
	$names = parameters( plugin_files() );
	same(
		array( 'mainstreet_sent', 'mainstreet_sub', 'k', 'return', 's' ),
		array_values( array_intersect( array( 'mainstreet_sent', 'mainstreet_sub', 'k', 'return', 's' ), array_keys( $names['get'] ) ) )
	);
	same( array(), array_diff( array( 'ms_ticket', 'ms_t', 'ms_id', 'f', 'name' ), array_keys( $names['post'] ) ) );
	$read_whole = array( 'class-client-ip.php: $_SERVER [ $name', 'class-visitor-country-controller.php: $_SERVER [ $name', 'class-subscriber-pages.php: $_POST )', 'class-request-checks.php: $_SERVER [ $header', 'class-request-checks.php: $_SERVER [ $name', 'class-no-script-page.php: $_FILES )', 'class-no-script-page.php: $_POST )', 'class-claim-cookie.php: $_COOKIE [ $name', 'class-claim-cookie.php: $_COOKIE , $name', 'class-early-like-response.php: $_COOKIE )', 'class-early-like-response.php: $_SERVER [ $name', 'class-claim-cookie.php: $_COOKIE )', 'class-buy-page.php: $_POST )', 'class-member-page.php: $_POST )', 'class-access-cookie.php: $_COOKIE [ $name', "hooks.php: \$_COOKIE [ 'wp-mainstreet-access'", 'class-tus-request.php: $_SERVER as', 'class-player-page.php: $_GET )', 'hooks.php: $_GET ||', 'class-form-prefill.php: $_GET )', 'class-form-prefill.php: $_GET [ $name' );
	sort( $names['odd'] );
	same( array(), array_values( array_diff( array_unique( $names['odd'] ), $read_whole ) ), 'read in a way that this test does not understand:' );
	// What it finds, and what it does not.
	$file = wp_tempnam();
	file_put_contents( $file, '<?php $a = $_GET["one"]; $b = f( $_POST, \'two\' ); $c = $_REQUEST[ $x ]; $d = filter_input( INPUT_GET, "y" ); $e = $_SERVER["HTTP_X_THREE"];' );
	$found = parameters( array( $file ) );
	unlink( $file );
	same( array( array( 'one' ), array( 'two' ), array( 'HTTP_X_THREE' ), 2 ), array( array_keys( $found['get'] ), array_keys( $found['post'] ), array_keys( $found['header'] ), count( $found['odd'] ) ) );
} );

/** Parameters that the files of hooks ask for: each begins an address of its own. All others are read behind these. */
function address_parameters() {
	return array_keys( parameters( preg_grep( '#/hooks(?:-\w+)?\.php$#', plugin_files() ) )['get'] );
}

/** Parameters of pages that begin no address, without those that core's own query reads. */
function other_parameters() {
	return array_values( array_diff( array_keys( parameters( plugin_files() )['get'] ), address_parameters(), array( 'p', 's', 'error' ) ) );
}

test( 'links of subscribers stand whatever is in them', function () {
	newsletter();
	behind_proxy();
	people( 2 );
	list( $ada, $bob ) = array( ( new Subscribers() )->find_by_email( 'u1@example.org' ), ( new Subscribers() )->find_by_email( 'u2@example.org' ) );
	$queries = array();
	foreach ( array( Subscriber_Links::unsubscribe_url( $ada['id'], $ada['unsub_key'] ), Subscriber_Links::create_confirmation( $bob ) ) as $link ) {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$queries[ $query['mainstreet_sub'] ] = $query;
	}
	$requests = mutations_together( 'GET out', home_url( '/' ), $queries['out'], array_values( array_diff( other_parameters(), array( 'k' ) ) ) );
	foreach ( $queries as $what => $query ) {
		$requests += mutations( "GET $what", home_url( '/' ), $query, array( 'mainstreet_sub', 's', 'k' ) );
		$requests += mutations( "POST $what", add_query_arg( $query, home_url( '/' ) ), array( 'List-Unsubscribe' => 'One-Click' ), array( 'name' ), array( 'type' => 'POST' ) );
		foreach ( array( '999999', '0', '-1', (string) $ada['id'], (string) $bob['id'] ) as $id ) {
			foreach ( array( str_repeat( '-', 40 ), $queries['out']['k'], $queries['confirm']['k'], strrev( $query['k'] ) ) as $number => $proof ) {
				foreach ( array( 'GET', 'POST' ) as $type ) {
					if ( $query['s'] === $id && $query['k'] === $proof ) {
						continue;
					}
					$requests[ "$type $what of $id with proof $number" ] = array( 'url' => add_query_arg( array( 'mainstreet_sub' => $what, 's' => $id, 'k' => $proof ), home_url( '/' ) ), 'type' => $type );
				}
			}
		}
	}
	// A wrong link says so, and does nothing.
	no_faults( $requests, function ( $name, $response ) {
		if ( false !== strpos( $name, ' with proof ' ) ) {
			same( 410, $response['status'], $name );
			holds( 'This link is no longer valid', $response['body'] );
		}
	} );
	same( 'active', status_of( 'u2@example.org' ) );
} );

test( 'the page a visitor comes back to stands whatever is in its address', function () {
	behind_proxy();
	$page  = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions /-->' ) );
	$name  = bin2hex( random_bytes( 16 ) );
	$good  = array( No_Script_Page::PARAM => $name . Form_Token::sign_text( $name, 'outcome' ) );
	$begin = address_parameters();
	foreach ( array( No_Script_Page::PARAM, 'mainstreet_sub', 'mainstreet_buy', 'mainstreet_video' ) as $known ) {
		truly( in_array( $known, $begin, true ), "$known begins an address: " . implode( ' ', $begin ) );
	}
	no_faults(
		mutations( 'GET page', get_permalink( $page ), $good, array_merge( array_diff( $begin, array( 'mainstreet_sub' ) ), array( 'p', 'error' ) ) )
		+ mutations_together( 'GET page', get_permalink( $page ), $good, array_values( array_diff( other_parameters(), array( 'k' ) ) ) )
	);
} );

test( 'the pages of buyers and members stand whatever is in their addresses and forms', function () {
	require_once __DIR__ . '/payments.php';
	behind_proxy();
	$page  = wp_insert_post( array( 'post_title' => 'Shop', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '' ) );
	$plan  = a_plan( array( 'named' => true ) );
	wp_update_post( array( 'ID' => $page, 'post_content' => '<!-- wp:jetpack/recurring-payments {"planId":' . $plan . '} --><!-- wp:jetpack/button {"element":"a","text":"Pay"} /--><!-- /wp:jetpack/recurring-payments -->' ) );
	$order = an_order( array( 'plan_id' => $plan, 'post_id' => $page, 'provider_ref' => 'cs_1', 'status' => 'open' ) );
	$buy   = array( 'mainstreet_buy' => (string) $plan, 'p' => (string) $page );
	$pay   = array( 'mainstreet_pay' => 'done', 'o' => $order->uuid, 'session_id' => 'cs_1' );
	// The form is there: what is typed into it is shown again.
	call_all( array( 'good' => array( 'url' => add_query_arg( $buy, home_url( '/' ) ) ) ), function ( $name, $response ) {
		holds( 'name="amount"', $response['body'] );
	} );
	no_faults(
		mutations( 'GET buy', home_url( '/' ), $buy, array_keys( $buy ) )
		+ mutations( 'POST buy', add_query_arg( $buy, home_url( '/' ) ), array( 'amount' => '5' ), array( 'amount', 'custom_amount', 'quantity', 'cover_fees' ), array( 'type' => 'POST' ) )
		// What is bought stands in the address.
		+ mutations_together( 'POST buy', add_query_arg( $buy, home_url( '/' ) ), array( 'amount' => '5' ), array( 'plan_id', 'post_id', 'def' ), array( 'type' => 'POST' ) )
		+ mutations( 'GET pay', home_url( '/' ), $pay, array_keys( $pay ) )
		+ mutations( 'GET thanks', get_permalink( $page ), array( 'mainstreet_thanks' => '1' ), array( 'mainstreet_thanks' ) )
		+ mutations( 'GET access', home_url( '/' ), array( 'mainstreet_access' => 'in', 'k' => 'x' ), array( 'k' ) )
		+ mutations( 'POST access', add_query_arg( array( 'mainstreet_access' => 'login' ), home_url( '/' ) ), array( 'email' => 'ada@example.org' ), array( 'email' ), array( 'type' => 'POST' ) )
	);
	same( array( 'open' ), array_column( Sql::rows( 'orders', 'SELECT status FROM {table}' ), 'status' ) );
} );

/** What a browser sends for the subscription form of a page. */
function good_post( $page ) {
	$def  = current( Form_Schemas::find_in_content( get_post( $page )->post_content ) );
	$time = (string) ( time() - 20 );
	return array(
		'ms_ticket' => Form_Token::sign( Form_Schemas::get_hash( $def ), new Form_Source( 'post', (string) $page ), $page, 1, '' ),
		'ms_id'     => bin2hex( random_bytes( 16 ) ),
		'ms_t'      => $time . '.' . Form_Token::sign_text( $time, 'time' ),
		'f'         => array( 'email' => 'ada@example.org' ),
	);
}

test( 'actions and routes of visitors stand whatever is posted to them', function () {
	newsletter();
	behind_proxy();
	$page  = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions {"showNameField":true,"extraFields":[{"key":"town","label":"Town"}]} --><div class="wp-block-jetpack-subscriptions">[jetpack_subscription_form]</div><!-- /wp:jetpack/subscriptions -->' ) );
	$good  = good_post( $page );
	$names = array_keys( parameters( plugin_files() )['post'] );
	$trap  = Form_Token::get_honeypot_name( Form_Schemas::get_hash( current( Form_Schemas::find_in_content( get_post( $page )->post_content ) ) ) );
	$urls  = array();
	$GLOBALS['pagenow'] = 'admin-post.php';
	No_Script_Page::add_actions();
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( preg_match( '/^(admin_post|wp_ajax)_nopriv_(mainstreet_\w+)$/', $hook, $found ) ) {
			$urls[ $found[2] ] = admin_url( ( 'wp_ajax' === $found[1] ? 'admin-ajax' : 'admin-post' ) . '.php?action=' . $found[2] );
		}
	}
	truly( isset( $urls['mainstreet_subscribe'], $urls['mainstreet_forms_submit'] ) );
	$requests = array();
	foreach ( $urls as $action => $url ) {
		$requests += mutations( $action, $url, $good, 'mainstreet_subscribe' === $action ? array( 'ms_ticket', 'ms_t', 'ms_id', 'f', $trap ) : array( 'ms_ticket', 'f' ), array( 'type' => 'POST' ) );
		$requests[ "GET $action" ] = array( 'url' => $url );
	}
	foreach ( hostile_values() as $number => $value ) {
		foreach ( array( 'email', 'name', 'town' ) as $field ) {
			$fields = array( $field => $value ) + array( 'email' => "u$number@example.org" );
			$requests[ "field $field is value $number" ] = request_with( $urls['mainstreet_subscribe'], mutated( $good, 'f', $fields ), array( 'type' => 'POST' ) );
		}
	}
	foreach ( array_keys( parameters( plugin_files() )['header'] ) as $header ) {
		// Length and method belong to the transport.
		if ( in_array( $header, array( 'CONTENT_LENGTH', 'REQUEST_METHOD', 'REQUEST_URI' ), true ) ) {
			continue;
		}
		foreach ( array( 'null', 'http://[', "\xff\xfe://", 'http://' . str_repeat( 'a.', 2000 ) . '[probe]' ) as $number => $value ) {
			$requests[ "header $header is value $number" ] = array( 'url' => $urls['mainstreet_subscribe'], 'type' => 'POST', 'data' => http_build_query( mutated( $good, 'ms_k', '1' ) ), 'headers' => array( str_replace( array( 'HTTP_', '_' ), array( '', '-' ), $header ) => $value ) );
		}
	}
	no_faults( $requests );
} );

/** Our routes with what they take: path, method, names of arguments, whether a stranger may. */
function own_routes() {
	$routes = array();
	act_as( '' );
	foreach ( rest_get_server()->get_routes() as $path => $handlers ) {
		foreach ( $handlers as $handler ) {
			$callback = isset( $handler['callback'] ) ? $handler['callback'] : null;
			$class    = is_array( $callback ) ? ( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0] ) : '';
			$file     = $callback instanceof \Closure ? (string) ( new \ReflectionFunction( $callback ) )->getFileName() : '';
			if ( 0 !== strpos( $class, 'Mainstreet\\' ) && 0 !== strpos( $file, MAINSTREET_DIR ) ) {
				continue;
			}
			foreach ( array_keys( $handler['methods'] ) as $method ) {
				$routes[] = array( $method, $path, array_keys( isset( $handler['args'] ) ? $handler['args'] : array() ), $handler['permission_callback'] );
			}
		}
	}
	act_as( 'administrator' );
	return $routes;
}

/** Answers requests to the REST API in one process of their own; fails as no_faults() does. */
function no_faults_in_process( array $requests ) {
	$list = wp_tempnam( 'requests' );
	file_put_contents( $list, serialize( $requests ) );
	$lines = explode( "\n", trim( in_process( __DIR__ . '/processes/serve-rest.php', array( 'requests' => $list ) )() ) );
	unlink( $list );
	$faults = array();
	foreach ( array_chunk( $lines, 2 ) as $pair ) {
		$fault = isset( $pair[1] ) ? json_decode( $pair[1] ) : 'it ended the process';
		if ( '' !== $fault ) {
			$faults[ (string) json_decode( $pair[0] ) ] = null === $fault ? 'it printed: ' . $pair[1] : $fault;
		}
	}
	same( array(), array_slice( $faults, 0, 20 ), count( $faults ) . ' faults' );
	same( 2 * count( $requests ), count( $lines ), 'lines of the process' );
}

/** A path of a route with something in the place of its numbers and names, as far as its pattern lets it through. */
function path_of( $pattern, $digit, $letter ) {
	return preg_replace_callback( '/\(\?P<\w+>(\\\\d\+|(?:[^()]|\([^()]*\))+)\)/', function ( $group ) use ( $digit, $letter ) {
		return '\\d+' === $group[1] ? $digit : ( preg_match( '/\{(\d+)\}/', $group[1], $length ) ? str_repeat( $letter, (int) $length[1] ) : $letter );
	}, $pattern );
}

/** A request that holds JSON. Broken UTF-8 is none: it goes as the letters of its bytes. */
function json_with( $url, $method, array $data ) {
	foreach ( $data as $name => $value ) {
		$data[ $name ] = is_string( $value ) ? mb_convert_encoding( $value, 'UTF-8', 'ISO-8859-1' ) : $value;
	}
	return array( 'url' => $url, 'type' => $method, 'headers' => array( 'Content-Type' => 'application/json' ), 'data' => wp_json_encode( $data ) );
}

/** Requests to a public route with each value of each parameter. */
function requests_of_route( $method, $url, array $names, array $good ) {
	if ( 'GET' === $method ) {
		return mutations( "GET $url", $url, array(), array_merge( $names, array( 'x' ) ) );
	}
	$requests = array();
	foreach ( $names as $name ) {
		foreach ( share_of( hostile_values(), "$method $url $name" ) as $number => $value ) {
			$requests[ "$method $url, $name is value $number" ] = json_with( $url, $method, mutated( $good, $name, $value ) );
		}
	}
	return $requests;
}

/** What mail services report: they hold a secret, but what they say is as little trusted. */
function bounces() {
	$url      = rest_url( '/mainstreet/v1/mail/bounce' );
	$more     = array( 'type' => 'POST', 'headers' => array( 'X-Mainstreet-Secret' => Bounces::secret() ) );
	$requests = mutations( 'bounce', $url, array( 'email' => 'u1@example.org', 'type' => 'soft' ), array( 'email', 'type' ), $more );
	foreach ( array( '', 'x', str_repeat( '0', 40 ), str_repeat( "\xff", 40 ), str_repeat( 'a', 5000 ) ) as $number => $secret ) {
		$requests[ "bounce with secret $number" ] = array( 'headers' => array( 'X-Mainstreet-Secret' => $secret ), 'data' => 'email=u1@example.org&type=hard' ) + $more + array( 'url' => $url );
	}
	return $requests;
}

test( 'routes stand whatever a stranger sends', function () {
	newsletter();
	behind_proxy();
	people( 1 );
	$page   = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions /-->' ) );
	$good   = good_post( $page );
	$names  = array_keys( parameters( plugin_files() )['post'] );
	$found  = array();
	// Over HTTP each route once, and those of strangers with some values; all values in one process.
	$sent   = array();
	$inside = bounces();
	foreach ( own_routes() as list( $method, $path, $args, $may ) ) {
		$public  = '__return_true' === $may;
		$found[] = $path;
		$url     = rest_url( path_of( $path, '0', '0' ) );
		$sent[ "$method $url" ] = array( 'url' => $url, 'type' => $method );
		foreach ( array( array( str_repeat( '9', 30 ), 'f' ), array( '-1', 'x' ) ) as list( $digit, $letter ) ) {
			$other                      = rest_url( path_of( $path, $digit, $letter ) );
			$inside[ "$method $other" ] = array( 'url' => $other, 'type' => $method );
		}
		// What all routes of visitors have in common is read in one place: those of newsletters get everything.
		$all      = false !== strpos( $path, '/subscribe' ) && 'GET' !== $method ? $names : array_merge( 'GET' === $method ? array() : array( 'ms_ticket', 'f' ), $args );
		$requests = $public ? requests_of_route( $method, $url, $all, $good ) : array();
		$inside  += $requests;
		$sent    += array_intersect_key( $requests, array_flip( preg_grep( '/is value (?:1|9|17)$/', array_keys( $requests ) ) ) );
		// (A number or a text alone makes core itself raise a warning, on every route there is.)
		foreach ( $public ? array( '', '{', '[]', 'null', '[[[[1]]]]', '{"f":5}', "{\"f\":\"\xff\"}", str_repeat( '[', 600 ) . str_repeat( ']', 600 ) ) : array( '{', '[[1]]' ) as $number => $body ) {
			if ( 'GET' !== $method ) {
				$inside[ "$method $url with body $number" ] = array( 'url' => $url, 'type' => $method, 'headers' => array( 'Content-Type' => 'application/json' ), 'data' => $body );
			}
		}
	}
	foreach ( array( '/mainstreet/v1/session', '/mainstreet/v1/subscribe', '/mainstreet/v1/forms/submit', '/mainstreet/v1/mail/bounce', '/mainstreet/v1/checkout' ) as $path ) {
		truly( in_array( $path, $found, true ), $path );
	}
	no_faults( $sent );
	no_faults_in_process( $inside );
	same( 'active', status_of( 'u1@example.org' ) );
} );
