<?php
/**
 * Plugin Name: Mainstreet load test of several web heads
 * Description: Must-use plugin of tests/load/heads, on a throw-away WordPress: a clock that can be put forward, mail to the test's server, and clients by the address a header names.
 *
 * @package Mainstreet
 */

namespace Mainstreet {

	defined( 'ABSPATH' ) || exit;

	// The time and the machine's name, as far as the plugin is concerned: a call finds the function of its own namespace first.
	foreach ( array_merge( (array) glob( WP_PLUGIN_DIR . '/mainstreet-blocks/src/*', GLOB_ONLYDIR ), (array) glob( WP_PLUGIN_DIR . '/mainstreet-blocks/src/*/*', GLOB_ONLYDIR ) ) as $mainstreet_folder ) {
		$mainstreet_room = implode(
			'\\',
			array_map(
				static function ( $part ) {
					return str_replace( ' ', '_', ucwords( str_replace( '-', ' ', $part ) ) );
				},
				explode( '/', substr( $mainstreet_folder, strlen( WP_PLUGIN_DIR . '/mainstreet-blocks/src/' ) ) )
			)
		);
		// There is no other way to declare a function in a namespace by name.
		eval( "namespace Mainstreet\\$mainstreet_room; function time() { return \\Mainstreet\\time(); } function gethostname() { return \\Mainstreet\\gethostname(); }" );
	}

	/**
	 * The time in the test.
	 *
	 * @return int Unix time.
	 */
	function time() {
		return \time() + mainstreet_load_shift();
	}

	/**
	 * Seconds by which the clock was put forward.
	 *
	 * @return int
	 */
	function mainstreet_load_shift() {
		return (int) mainstreet_load_setting( 'clock' );
	}

	/**
	 * The name of this web head: they are machines of their own.
	 *
	 * @return string
	 */
	function gethostname() {
		return (string) getenv( 'MAINSTREET_LOAD_HEAD' );
	}

	/**
	 * What the running case wants (Cluster.set()).
	 *
	 * @param string $name Name.
	 * @return string '' unless it was set.
	 */
	function mainstreet_load_setting( $name ) {
		$file = getenv( 'MAINSTREET_LOAD_SHARED' ) . '/' . $name;
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}
}

namespace {

	// The database's clock goes with ours.
	add_filter(
		'query',
		static function ( $sql ) {
			static $last = 0;
			global $wpdb;
			$shift = Mainstreet\mainstreet_load_shift();
			$now   = time() + $shift;
			if ( $shift && $now !== $last ) {
				$last = $now;
				mysqli_query( $wpdb->dbh, "SET timestamp = $now" ); // Wpdb's own functions come through here.
			}
			return $sql;
		}
	);

	// Slow just where a moment decides: which name of the folder wins, and what is counted behind a stored answer.
	add_filter(
		'query',
		static function ( $sql ) {
			if ( preg_match( '/mainstreet_files_folder|feedback_unread/', $sql ) ) {
				usleep( wp_rand( 0, 60000 ) );
			}
			return $sql;
		}
	);

	add_filter(
		'mainstreet_trusted_proxies',
		static function () {
			return array( '127.0.0.1' );
		}
	);
	// Clients from this network are limited, the others are not what is tested.
	add_filter(
		'mainstreet_visitor_limits',
		static function () {
			return array(
				'minute' => 0 === strpos( Mainstreet\Http\Client_Ip::ip(), '203.0.113.' ) ? 10 : 1000000,
				'hour'   => 1000000,
			);
		}
	);
	add_filter(
		'mainstreet_form_mails_per_hour',
		static function () {
			return 1000000;
		}
	);
	add_filter(
		'mainstreet_private_folder',
		static function ( $folder ) {
			$set = Mainstreet\mainstreet_load_setting( 'private-folder' );
			return '' === $set ? $folder : $set;
		}
	);
	// Where a case says so, nginx sends private videos.
	add_filter(
		'mainstreet_video_send_header',
		static function ( $header, $file ) {
			$base = wp_upload_dir( null, false )['basedir'];
			return '' === Mainstreet\mainstreet_load_setting( 'nginx-sends' ) ? $header : array( 'X-Accel-Redirect' => '/mainstreet-sent' . str_replace( '%2F', '/', rawurlencode( substr( $file, strlen( $base ) ) ) ) );
		},
		10,
		2
	);
	add_filter(
		'mainstreet_mails_per_hour',
		static function () {
			return (int) Mainstreet\mainstreet_load_setting( 'mails-per-hour' );
		}
	);
	// Where a case counts on its own workers, the site wakes no others.
	add_filter(
		'pre_http_request',
		static function ( $answer ) {
			return '' === Mainstreet\mainstreet_load_setting( 'alone' ) ? $answer : new WP_Error( 'load_test', 'Nobody is there.' );
		}
	);
	// Stripe is a fake on loopback, with an account of its own for these tests.
	add_filter(
		'pre_http_request',
		static function ( $answer, $args, $url ) {
			$fakes = Mainstreet\mainstreet_load_setting( 'fakes' );
			$parts = wp_parse_url( $url );
			if ( '' === $fakes || 'api.stripe.com' !== $parts['host'] ) {
				return $answer;
			}
			$args['reject_unsafe_urls']           = false;
			$args['timeout']                      = 60;
			$args['headers']['X-Mainstreet-Test'] = 'heads';
			return wp_remote_request( $fakes . '/api.stripe.com' . $parts['path'] . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ), $args );
		},
		20,
		3
	);
	add_filter(
		'determine_current_user',
		static function ( $user ) {
			return isset( $_SERVER['HTTP_X_LOAD_USER'] ) ? (int) $_SERVER['HTTP_X_LOAD_USER'] : $user;
		},
		99
	);
	add_action(
		'phpmailer_init',
		static function ( $mailer ) {
			$mailer->isSMTP();
			$mailer->Host        = '127.0.0.1';
			$mailer->Port        = (int) getenv( 'MAINSTREET_LOAD_SMTP' );
			$mailer->SMTPAutoTLS = false;
		}
	);
}
