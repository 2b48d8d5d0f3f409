<?php
/**
 * Plugin Name: Mainstreet test bench
 * Description: Must-use plugin of the end-to-end tests: outside services come from loopback, faults are logged, and a request can ask for another user, text direction, option or set of plugins for itself alone.
 *
 * It does as any request says, so it must never be on a site that others can reach.
 *
 * Environment (or a constant of the same name):
 *   MAINSTREET_FAKES     address of tests/fakes/server.mjs
 *   MAINSTREET_TEST_LOG  file for what went wrong, one JSON object a line
 *
 * Request headers, all optional:
 *   X-Mainstreet-Test     id of the test; stands in each log line and goes along to the fakes
 *   X-Mainstreet-User     login name to act as, `-` for nobody; needs no nonce
 *   X-Mainstreet-Dir      rtl or ltr
 *   X-Mainstreet-Options  JSON object of option => value for this request alone
 *   X-Mainstreet-Plugins  JSON list of plugin files active in this request
 *
 * @package Mainstreet
 */

namespace Mainstreet\Test_Bench;

defined( 'ABSPATH' ) || exit;

/**
 * A setting of the test run.
 *
 * @param string $name Name of a constant or environment variable.
 * @return string Its value, or ''.
 */
function setting( $name ) {
	return (string) ( defined( $name ) ? constant( $name ) : getenv( $name ) );
}

/**
 * A header of this request.
 *
 * @param string $name Header name behind `X-Mainstreet-`.
 * @return string Its value, or ''.
 */
function header_value( $name ) {
	$key = 'HTTP_X_MAINSTREET_' . strtoupper( $name );
	return isset( $_SERVER[ $key ] ) ? (string) $_SERVER[ $key ] : '';
}

/**
 * Writes one line of the log.
 *
 * @param string $kind    `php` for notices and faults, `request` for a request to an unknown host.
 * @param string $message What happened.
 */
function log_line( $kind, $message ) {
	$file = setting( 'MAINSTREET_TEST_LOG' );
	if ( '' === $file ) {
		return;
	}
	$line = array(
		'test'    => header_value( 'test' ),
		'kind'    => $kind,
		'message' => substr( $message, 0, 2000 ),
		'url'     => isset( $_SERVER['REQUEST_URI'] ) ? (string) $_SERVER['REQUEST_URI'] : '',
	);
	// Appending under a lock is what several workers need.
	file_put_contents( $file, wp_json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n", FILE_APPEND | LOCK_EX );
}

/**
 * Sends notices and warnings to the log; those silenced with @ are not faults.
 *
 * @param int    $level   Kind of error.
 * @param string $message What happened.
 * @param string $file    Where.
 * @param int    $line    Where.
 * @return bool False lets PHP go on as usual.
 */
function on_error( $level, $message, $file, $line ) {
	if ( error_reporting() & $level ) {
		log_line( 'php', sprintf( '%s in %s:%d', $message, $file, $line ) );
	}
	return false;
}

/**
 * Sends the fault that ended the request to the log.
 */
function on_shutdown() {
	$error = error_get_last();
	if ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_RECOVERABLE_ERROR ) ) {
		log_line( 'php', sprintf( '%s in %s:%d', $error['message'], $error['file'], $error['line'] ) );
	}
}

// This is the point.
set_error_handler( __NAMESPACE__ . '\on_error' );
register_shutdown_function( __NAMESPACE__ . '\on_shutdown' );

/**
 * Repeats a request to an outside service against its fake, and refuses all others.
 *
 * @param false|array|\WP_Error $answer Answer of an earlier filter.
 * @param array                 $args   Arguments of the request.
 * @param string                $url    Its address.
 * @return false|array|\WP_Error The fake's answer; false for loopback.
 */
function redirect_request( $answer, $args, $url ) {
	$parts = wp_parse_url( $url );
	$host  = isset( $parts['host'] ) ? strtolower( $parts['host'] ) : '';
	if ( false !== $answer || in_array( $host, array( '127.0.0.1', 'localhost' ), true ) ) {
		return $answer;
	}
	if ( preg_match( '/(?:^|\.)(?:wordpress\.org|w\.org|gravatar\.com)$/', $host ) ) {
		return new \WP_Error( 'http_request_failed', 'WordPress asks nobody during tests.' );
	}
	$fakes = setting( 'MAINSTREET_FAKES' );
	if ( '' === $fakes || ! in_array( $host, fake_hosts( $fakes ), true ) ) {
		log_line( 'request', 'unexpected request to ' . $host . ': ' . $url );
		return new \WP_Error( 'http_request_failed', 'unexpected request to ' . $host );
	}
	$path = isset( $parts['path'] ) ? $parts['path'] : '/';
	$tail = isset( $parts['query'] ) ? '?' . $parts['query'] : '';

	$args['reject_unsafe_urls']                    = false;
	$args['headers']                               = is_array( $args['headers'] ) ? $args['headers'] : array();
	$args['headers']['X-Mainstreet-Original-Host'] = $host;
	$args['headers']['X-Mainstreet-Test']          = header_value( 'test' );
	return wp_remote_request( $fakes . '/' . $host . $path . $tail, $args );
}

/**
 * Hosts that have a fake.
 *
 * @param string $fakes Address of the fakes.
 * @return string[] Host names.
 */
function fake_hosts( $fakes ) {
	$response = wp_remote_get( $fakes . '/__hosts', array( 'timeout' => 5 ) );
	$hosts    = is_wp_error( $response ) ? null : json_decode( wp_remote_retrieve_body( $response ), true );
	return is_array( $hosts ) ? $hosts : array();
}

add_filter( 'pre_http_request', __NAMESPACE__ . '\redirect_request', 10, 3 );

/**
 * Gives hosts that have a fake a public address, so that addresses which a person typed may lead to
 * them; nobody is asked for the addresses of others.
 *
 * @param string[]|null $ips  Answer of an earlier filter.
 * @param string        $host Host name.
 * @return string[]|null
 */
function resolve_host( $ips, $host ) {
	if ( null !== $ips || filter_var( $host, FILTER_VALIDATE_IP ) ) {
		return $ips;
	}
	$fakes = setting( 'MAINSTREET_FAKES' );
	return '' !== $fakes && in_array( $host, fake_hosts( $fakes ), true ) ? array( '93.184.215.14' ) : array();
}

add_filter( 'mainstreet_resolve_host', __NAMESPACE__ . '\resolve_host', 10, 2 );

/**
 * Nothing is mailed out of a test: mails go to a file beside the log, one JSON object a line.
 *
 * @param null|bool $done Answer of an earlier filter.
 * @param array     $mail Arguments of wp_mail().
 * @return bool
 */
function record_mail( $done, $mail ) {
	$file = setting( 'MAINSTREET_TEST_LOG' );
	if ( '' !== $file ) {
		$line = array(
			'test'    => header_value( 'test' ),
			'to'      => implode( ', ', (array) $mail['to'] ),
			'subject' => $mail['subject'],
			'message' => $mail['message'],
			'headers' => array_values( (array) $mail['headers'] ),
		);
		// Appending under a lock is what several workers need.
		file_put_contents( $file . '.mails', wp_json_encode( $line, JSON_INVALID_UTF8_SUBSTITUTE ) . "\n", FILE_APPEND | LOCK_EX );
	}
	return true;
}

add_filter( 'pre_wp_mail', __NAMESPACE__ . '\record_mail', 10, 2 );

// Newsletters go out with the next tick.
add_filter( 'mainstreet_campaign_delay', '__return_zero' );

/**
 * Does what cron would do: `POST /?mainstreet_test=hook&hook=mainstreet_mail_tick`.
 */
function run_hook() {
	if ( isset( $_GET['mainstreet_test'], $_GET['hook'] ) && 'hook' === $_GET['mainstreet_test'] ) {
		do_action( sanitize_key( $_GET['hook'] ) );
		wp_send_json( array( 'done' => true ) );
	}
}

add_action( 'wp_loaded', __NAMESPACE__ . '\run_hook' );

/**
 * Of what is planned, WordPress's own cron does only what a request of a test woke it for, and belongs to that test: everything else is
 * of other tests, or asks WordPress's servers, and is done by run_hook() where a test wants it.
 *
 * @return array[] Events by time, as _get_cron_array().
 */
function ready_events() {
	$ready = array();
	foreach ( (array) _get_cron_array() as $time => $events ) {
		$events = array_intersect_key( (array) $events, array( 'mainstreet_share_tick' => true ) );
		if ( $events && $time <= time() ) {
			$ready[ $time ] = $events;
		}
	}
	return $ready;
}

add_filter( 'pre_get_ready_cron_jobs', __NAMESPACE__ . '\ready_events' );

/**
 * What is planned waits for the test that wants it, so that after a quarter of an hour every
 * test site looks late: it is not.
 */
add_filter(
	'mainstreet_system_need',
	static function ( $met, $id ) {
		return 'cron' === $id ? true : $met;
	},
	20,
	2
);
add_filter(
	'cron_request',
	static function ( $request ) {
		$request['args']['headers']['X-Mainstreet-Test'] = header_value( 'test' );
		return $request;
	}
);

/**
 * Makes the request a request of the user named in its header.
 */
function act_as_user() {
	$login = header_value( 'user' );
	if ( '' === $login ) {
		return;
	}
	add_filter(
		'determine_current_user',
		static function () use ( $login ) {
			$user = '-' === $login ? false : get_user_by( 'login', $login );
			return $user ? $user->ID : 0;
		},
		PHP_INT_MAX
	);
	// Core compares the nonce of requests that came with a cookie only.
	add_filter(
		'rest_authentication_errors',
		static function () {
			return true;
		},
		PHP_INT_MAX
	);
}

/**
 * Gives the plugin's settings other values. Their version stays: of another one all data would be brought up to date, and
 * what is pretended would be stored with it.
 */
function override_settings( array $value ) {
	$give = static function ( $stored ) use ( $value ) {
		return isset( $stored['version'] ) ? array( 'version' => $stored['version'] ) + $value : $value;
	};
	add_filter( 'option_mainstreet_settings', $give, PHP_INT_MAX );
	add_filter( 'default_option_mainstreet_settings', $give, PHP_INT_MAX );
}

/**
 * Gives options the values named in the header, for this request.
 */
function override_options() {
	$options = json_decode( header_value( 'options' ), true );
	foreach ( is_array( $options ) ? $options : array() as $name => $value ) {
		if ( 'mainstreet_settings' === $name ) {
			override_settings( $value );
			continue;
		}
		add_filter(
			'pre_option_' . $name,
			static function () use ( $value ) {
				return $value;
			},
			PHP_INT_MAX
		);
	}
	$plugins = json_decode( header_value( 'plugins' ), true );
	if ( is_array( $plugins ) ) {
		add_filter(
			'option_active_plugins',
			static function () use ( $plugins ) {
				return $plugins;
			},
			PHP_INT_MAX
		);
	}
}

/**
 * Switches the text direction to the one named in the header.
 */
function switch_direction() {
	$direction = header_value( 'dir' );
	if ( 'rtl' === $direction || 'ltr' === $direction ) {
		$GLOBALS['wp_locale']->text_direction = $direction;
		// What scripts are told (wp.i18n.isRTL()) is a translation.
		add_filter(
			'gettext_with_context',
			static function ( $translation, $text, $context ) use ( $direction ) {
				return 'ltr' === $text && 'text direction' === $context ? $direction : $translation;
			},
			10,
			3
		);
	}
}

// The theme's web fonts arrive when they like and make all text jump: not ours to measure.
remove_action( 'wp_head', 'wp_print_font_faces', 50 );

act_as_user();
override_options();
add_action( 'after_setup_theme', __NAMESPACE__ . '\switch_direction', 0 );

// All visitors of the tests have one address, and send more than one person does.
add_filter(
	'mainstreet_visitor_limits',
	static function ( $limits ) {
		return array_map(
			static function ( $limit ) {
				return $limit * 1000;
			},
			$limits
		);
	}
);
