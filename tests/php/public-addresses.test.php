<?php
/**
 * Every address that strangers can call, with everything they could put into it.
 *
 * @seconds 90
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Submissions\Form_Schemas;
use Mainstreet\Submissions\Form_Location;
use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Subscribers;
use Mainstreet\Submissions\No_Script_Page;
use Mainstreet\Submissions\Form_Token;

require_once __DIR__ . '/newsletter.php';

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

/** Values nobody expects; texts or lists, as PHP's query strings write them. */
function hostile_values() {
	return array(
		'',
		array( 'x' ),
		array( 'a' => array( 'b' => array( 'c' => '1' ) ) ),
		'-1',
		'-9223372036854775808',
		str_repeat( '9', 40 ),
		'1e309',
		"\xff\xfe\xc3\x28",
		"\0",
		"1\r\nX: y",
		str_repeat( '-', 40 ),
		str_repeat( '0', 40 ),
		str_repeat( 'f', 40 ),
		str_repeat( '0', 64 ),
		str_repeat( 'a', 64 ),
		str_repeat( '|', 6 ) . 'x',
		str_repeat( 'long', 1400 ),
		'[probe]<!-- wp:html -->{{x}}"\'<script>%s%d%n\\',
		'http://[::1',
	);
}

/** A request as curl takes it. */
function curl_of( array $request ) {
	$handle  = curl_init( $request['url'] );
	$headers = array();
	foreach ( isset( $request['headers'] ) ? $request['headers'] : array() as $name => $value ) {
		$headers[] = "$name: $value";
	}
	// No "Expect: 100-continue".
	curl_setopt_array( $handle, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_USERAGENT => 'php-tests', CURLOPT_TIMEOUT => 60, CURLOPT_HTTPHEADER => array_merge( $headers, array( 'Expect:' ) ) ) );
	$type = isset( $request['type'] ) ? $request['type'] : 'GET';
	if ( 'GET' !== $type ) {
		curl_setopt( $handle, CURLOPT_CUSTOMREQUEST, $type );
		curl_setopt( $handle, CURLOPT_POSTFIELDS, isset( $request['data'] ) ? $request['data'] : '' );
	}
	return $handle;
}

/**
 * Sends requests to the site's web server, eight at a time, and shows each answer to `$look( $name, $status, $body )`: all of
 * them would not fit. Not by WordPress's Requests: it asks curl without pause, and takes a processor from the server.
 */
function call_all( array $requests, callable $look ) {
	$multi   = curl_multi_init();
	$names   = array();
	$waiting = array_keys( $requests );
	while ( $waiting || $names ) {
		while ( $waiting && count( $names ) < 8 ) {
			if ( 0 === count( $waiting ) % 8 ) {
				// Limits are another test's business.
				Sql::run( 'throttle', 'DELETE FROM {table}' );
			}
			$name                     = array_shift( $waiting );
			$handle                   = curl_of( $requests[ $name ] );
			$names[ (int) $handle ] = $name;
			curl_multi_add_handle( $multi, $handle );
		}
		curl_multi_exec( $multi, $running );
		if ( $running ) {
			curl_multi_select( $multi, 1 );
		}
		while ( $done = curl_multi_info_read( $multi ) ) {
			$handle = $done['handle'];
			$name   = $names[ (int) $handle ];
			unset( $names[ (int) $handle ] );
			truly( CURLE_OK === $done['result'], $name . ' is answered, not with ' . curl_strerror( $done['result'] ) );
			$look( $name, curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), (string) curl_multi_getcontent( $handle ) );
			curl_multi_remove_handle( $multi, $handle );
		}
	}
	curl_multi_close( $multi );
}

/** Fails when an answer shows or logged an error of PHP, or where `$look` as in call_all() finds something else. */
function no_faults( array $requests, ?callable $look = null ) {
	$log    = getenv( 'MAINSTREET_SITE' ) . '/debug.log';
	$before = file_exists( $log ) ? filesize( $log ) : 0;
	$faults = array();
	call_all( $requests, function ( $name, $status, $body ) use ( &$faults, $look ) {
		if ( $status >= 500 || preg_match( '/(?:Fatal error|Warning|Notice|Deprecated)<\/b>:|There has been a critical error/', $body ) ) {
			$faults[] = "$name: $status " . substr( trim( wp_strip_all_tags( $body ) ), 0, 200 );
		}
		$look && $look( $name, $status, $body );
	} );
	same( array(), $faults );
	clearstatcache();
	$said = file_exists( $log ) ? (string) file_get_contents( $log, false, null, $before ) : '';
	// This site has no mail server, which the plugin notes.
	same( '', trim( (string) preg_replace( '/^.*Mainstreet: newsletter: .*\n/m', '', $said ) ), 'log of PHP:' );
}

/** One request for each value of each parameter, the others as they should be. */
function mutations( $label, $url, array $good, array $names, array $more = array() ) {
	$requests = array();
	$method   = isset( $more['type'] ) ? $more['type'] : 'GET';
	foreach ( $names as $name ) {
		foreach ( hostile_values() as $number => $value ) {
			$data = array_merge( $good, array( $name => $value ) );
			$requests[ "$label, $name is value $number" ] = 'GET' === $method
				? array( 'url' => $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . http_build_query( $data ) ) + $more
				: array( 'url' => $url, 'data' => http_build_query( $data ) ) + $more;
		}
	}
	return $requests;
}

test( 'what a request may hold is known: a new parameter joins this sweep by itself, or fails it', function () {
	$names = parameters( plugin_files() );
	same(
		array( 'mainstreet_sent', 'mainstreet_sub', 'k', 'return', 's' ),
		array_values( array_intersect( array( 'mainstreet_sent', 'mainstreet_sub', 'k', 'return', 's' ), array_keys( $names['get'] ) ) )
	);
	same( array(), array_diff( array( 'ms_ticket', 'ms_t', 'ms_id', 'f', 'name' ), array_keys( $names['post'] ) ) );
	$read_whole = array( 'class-client-ip.php: $_SERVER [ $name', 'class-visitor-country.php: $_SERVER [ $name', 'class-subscriber-pages.php: $_POST )', 'class-request-checks.php: $_SERVER [ $header', 'class-no-script-page.php: $_FILES )', 'class-no-script-page.php: $_POST )', 'class-claim-cookie.php: $_COOKIE [ $name', 'class-claim-cookie.php: $_COOKIE )', 'class-buy-page.php: $_POST )', 'class-member-page.php: $_POST )', 'class-access-cookie.php: $_COOKIE [ $name', "hooks.php: \$_COOKIE [ 'wp-mainstreet-access'", 'class-tus-request.php: $_SERVER as', 'class-player-page.php: $_GET )' );
	sort( $names['odd'] );
	same( array(), array_values( array_diff( array_unique( $names['odd'] ), $read_whole ) ), 'read in a way that this test does not understand:' );
	// What it finds, and what it does not.
	$file = wp_tempnam();
	file_put_contents( $file, '<?php $a = $_GET["one"]; $b = f( $_POST, \'two\' ); $c = $_REQUEST[ $x ]; $d = filter_input( INPUT_GET, "y" ); $e = $_SERVER["HTTP_X_THREE"];' );
	$found = parameters( array( $file ) );
	unlink( $file );
	same( array( array( 'one' ), array( 'two' ), array( 'HTTP_X_THREE' ), 2 ), array( array_keys( $found['get'] ), array_keys( $found['post'] ), array_keys( $found['header'] ), count( $found['odd'] ) ) );
} );

test( 'links of subscribers stand whatever is in them', function () {
	newsletter();
	people( 2 );
	list( $ada, $bob ) = array( ( new Subscribers() )->find_by_email( 'u1@example.org' ), ( new Subscribers() )->find_by_email( 'u2@example.org' ) );
	$queries = array();
	foreach ( array( Subscriber_Links::out( $ada['id'], $ada['unsub_key'] ), Subscriber_Opt_In::new_link( $bob ) ) as $link ) {
		wp_parse_str( (string) wp_parse_url( $link, PHP_URL_QUERY ), $query );
		$queries[ $query['mainstreet_sub'] ] = $query;
	}
	$requests = array();
	$names    = array_keys( parameters( plugin_files() )['get'] );
	// Parameters of other rooms are read before the kind of the link is: one kind shows what they do.
	$own      = array_keys( parameters( preg_grep( '#/src/(?:newsletter|submissions)/#', plugin_files() ) )['get'] );
	truly( array( 'k', 'mainstreet_sub', 's' ) === array_values( array_intersect( array( 'k', 'mainstreet_sub', 's' ), $own ) ), implode( ' ', $own ) );
	foreach ( $queries as $what => $query ) {
		$requests += mutations( "GET $what", home_url( '/' ), $query, 'out' === $what ? $names : $own );
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
	no_faults( $requests, function ( $name, $status, $body ) {
		if ( false !== strpos( $name, ' with proof ' ) ) {
			same( 410, $status, $name );
			holds( 'This link does not work any more', $body );
		}
	} );
	same( 'active', status_of( 'u2@example.org' ) );
} );

test( 'the page a visitor comes back to stands whatever is in its address', function () {
	$page  = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions /-->' ) );
	$name  = bin2hex( random_bytes( 16 ) );
	$token = $name . Form_Token::mac( $name, 'outcome' );
	$names = array_diff( array_keys( parameters( plugin_files() )['get'] ), array( 'mainstreet_sub', 's', 'k' ) );
	no_faults( mutations( 'GET page', get_permalink( $page ), array( No_Script_Page::PARAM => $token ), $names ) );
} );

test( 'the pages of buyers stand whatever is in their addresses and forms', function () {
	require_once __DIR__ . '/payments.php';
	$page  = wp_insert_post( array( 'post_title' => 'Shop', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => 'Tea' ) );
	$plan  = a_plan( array( 'named' => true ) );
	$order = an_order( array( 'plan_id' => $plan, 'post_id' => $page, 'provider_ref' => 'cs_1', 'status' => 'open' ) );
	$buy   = array( 'mainstreet_buy' => (string) $plan, 'p' => (string) $page );
	$pay   = array( 'mainstreet_pay' => 'done', 'o' => $order->uuid, 'session_id' => 'cs_1' );
	no_faults(
		mutations( 'GET buy', home_url( '/' ), $buy, array_keys( $buy ) )
		+ mutations( 'POST buy', add_query_arg( $buy, home_url( '/' ) ), array( 'amount' => '5' ), array( 'amount', 'custom_amount', 'quantity', 'cover_fees', 'plan_id', 'post_id', 'def' ), array( 'type' => 'POST' ) )
		+ mutations( 'GET pay', home_url( '/' ), $pay, array_keys( $pay ) )
		+ mutations( 'GET thanks', get_permalink( $page ), array( 'mainstreet_thanks' => '1' ), array( 'mainstreet_thanks' ) )
		+ mutations( 'POST checkout', rest_url( 'mainstreet/v1/checkout' ), array( 'plan_id' => $plan, 'post_id' => $page ), array( 'plan_id', 'post_id', 'amount', 'def', 'quantity', 'cover_fees' ), array( 'type' => 'POST' ) )
	);
	same( array( 'open' ), array_column( Sql::rows( 'orders', 'SELECT status FROM {table}' ), 'status' ) );
} );

/** What a browser sends for the subscription form of a page. */
function good_post( $page ) {
	$def  = current( Form_Schemas::in_content( get_post( $page )->post_content ) );
	$time = (string) ( time() - 20 );
	return array(
		'ms_ticket' => Form_Token::sign( Form_Schemas::hash( $def ), new Form_Location( 'post', (string) $page ), $page, 1, '' ),
		'ms_id'     => bin2hex( random_bytes( 16 ) ),
		'ms_t'      => $time . '.' . Form_Token::mac( $time, 'time' ),
		'f'         => array( 'email' => 'ada@example.org' ),
	);
}

test( 'actions and routes of visitors stand whatever is posted to them', function () {
	newsletter();
	$page  = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions {"showNameField":true,"extraFields":[{"key":"town","label":"Town"}]} --><div class="wp-block-jetpack-subscriptions">[jetpack_subscription_form]</div><!-- /wp:jetpack/subscriptions -->' ) );
	$good  = good_post( $page );
	$names = array_keys( parameters( plugin_files() )['post'] );
	$trap  = Form_Token::trap( Form_Schemas::hash( current( Form_Schemas::in_content( get_post( $page )->post_content ) ) ) );
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
			$data = array( 'f' => array_merge( array( 'email' => "u$number@example.org" ), array( $field => $value ) ) ) + $good;
			$requests[ "field $field is value $number" ] = array( 'url' => $urls['mainstreet_subscribe'], 'type' => 'POST', 'data' => http_build_query( $data ) );
		}
	}
	foreach ( array_keys( parameters( plugin_files() )['header'] ) as $header ) {
		// Length and method belong to the transport.
		if ( in_array( $header, array( 'CONTENT_LENGTH', 'REQUEST_METHOD', 'REQUEST_URI' ), true ) ) {
			continue;
		}
		foreach ( array( 'null', 'http://[', "\xff\xfe://", 'http://' . str_repeat( 'a.', 2000 ) . '[probe]' ) as $number => $value ) {
			$requests[ "header $header is value $number" ] = array( 'url' => $urls['mainstreet_subscribe'], 'type' => 'POST', 'data' => http_build_query( $good ), 'headers' => array( str_replace( array( 'HTTP_', '_' ), array( '', '-' ), $header ) => $value ) );
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

test( 'routes stand whatever a stranger sends', function () {
	newsletter();
	people( 1 );
	$page  = wp_insert_post( array( 'post_title' => 'Join', 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => '<!-- wp:jetpack/subscriptions /-->' ) );
	$good  = good_post( $page );
	$names = array_keys( parameters( plugin_files() )['post'] );
	$found = array();
	$requests = array();
	foreach ( own_routes() as list( $method, $path, $args, $may ) ) {
		$public  = '__return_true' === $may;
		$found[] = $path;
		// Numbers and names in the path, as hostile as its pattern lets through.
		$paths = array();
		foreach ( array( array( '0', '0' ), array( str_repeat( '9', 30 ), 'f' ), array( '-1', 'x' ) ) as list( $digit, $letter ) ) {
			$paths[] = preg_replace_callback( '/\(\?P<\w+>(\\\\d\+|(?:[^()]|\([^()]*\))+)\)/', function ( $group ) use ( $digit, $letter ) {
				return '\\d+' === $group[1] ? $digit : ( preg_match( '/\{(\d+)\}/', $group[1], $length ) ? str_repeat( $letter, (int) $length[1] ) : $letter );
			}, $path );
		}
		foreach ( array_unique( $paths ) as $number => $url ) {
			$url = rest_url( $url );
			$requests[ "$method $url" ] = array( 'url' => $url, 'type' => $method );
			if ( $number > 0 ) {
				continue;
			}
			if ( 'GET' === $method ) {
				$requests += $public ? mutations( "GET $url", $url, array(), array_merge( $args, array( 'x' ) ) ) : array();
				continue;
			}
			if ( $public ) {
				// What all routes of visitors have in common is read in one place: one of them gets everything.
				foreach ( false !== strpos( $path, '/subscribe' ) ? $names : array_merge( array( 'ms_ticket', 'f' ), $args ) as $name ) {
					foreach ( hostile_values() as $number => $value ) {
						// Broken UTF-8 is no JSON: it goes as a form.
						$json = wp_json_encode( array( $name => is_string( $value ) ? mb_convert_encoding( $value, 'UTF-8', 'ISO-8859-1' ) : $value ) + $good );
						$requests[ "$method $url, $name is value $number" ] = array( 'url' => $url, 'type' => $method, 'headers' => array( 'Content-Type' => 'application/json' ), 'data' => $json );
					}
				}
			}
			// (A number or a text alone makes core itself raise a warning, on every route there is.)
			foreach ( $public ? array( '', '{', '[]', 'null', '[[[[1]]]]', '{"f":5}', "{\"f\":\"\xff\"}", str_repeat( '[', 600 ) . str_repeat( ']', 600 ) ) : array( '{', '[[1]]' ) as $number => $body ) {
				$requests[ "$method $url with body $number" ] = array( 'url' => $url, 'type' => $method, 'headers' => array( 'Content-Type' => 'application/json' ), 'data' => $body );
			}
		}
	}
	foreach ( array( '/mainstreet/v1/session', '/mainstreet/v1/subscribe', '/mainstreet/v1/forms/submit', '/mainstreet/v1/mail/bounce' ) as $path ) {
		truly( in_array( $path, $found, true ), $path );
	}
	// Mail services hold a secret; what they say is as little trusted.
	foreach ( array( 'email', 'type' ) as $name ) {
		foreach ( hostile_values() as $number => $value ) {
			$requests[ "bounce, $name is value $number" ] = array( 'url' => rest_url( '/mainstreet/v1/mail/bounce' ), 'type' => 'POST', 'headers' => array( 'X-Mainstreet-Secret' => Bounces::secret() ), 'data' => http_build_query( array( $name => $value ) + array( 'email' => 'u1@example.org', 'type' => 'soft' ) ) );
		}
	}
	foreach ( array( '', 'x', str_repeat( '0', 40 ), str_repeat( "\xff", 40 ), str_repeat( 'a', 5000 ) ) as $number => $secret ) {
		$requests[ "bounce with secret $number" ] = array( 'url' => rest_url( '/mainstreet/v1/mail/bounce' ), 'type' => 'POST', 'headers' => array( 'X-Mainstreet-Secret' => $secret ), 'data' => 'email=u1@example.org&type=hard' );
	}
	no_faults( $requests );
	same( 'active', status_of( 'u1@example.org' ) );
} );
