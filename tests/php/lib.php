<?php
/**
 * The test harness of the PHP classes: as much of one as they need.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** A public token of the shape that Mapbox gives. */
const TOKEN = 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE';

/** Where core keeps it. */
const TOKEN_OPTION = 'connectors_maps_mapbox_api_key';

/** A check failed. */
final class Failure extends \Exception {}

/** The tests of the files read so far. */
final class Suite {
	public static $tests = array();
	public static $file  = '';
}

/**
 * Adds a test.
 *
 * @param string   $name Sentence of behaviour.
 * @param callable $body Throws when the behaviour is not seen.
 */
function test( $name, callable $body ) {
	Suite::$tests[ Suite::$file . ': ' . $name ] = $body;
}

/** Fails unless two values are identical. */
function same( $expected, $actual, $what = '' ) {
	if ( $expected !== $actual ) {
		throw new Failure( trim( $what . ' expected ' . var_export( $expected, true ) . ', got ' . var_export( $actual, true ) ) );
	}
}

/** Fails unless a value is true. */
function truly( $actual, $what = '' ) {
	same( true, $actual, $what );
}

/** Fails unless a value is an error of a code (and status). */
function is_error( $code, $actual, $status = null ) {
	truly( is_wp_error( $actual ), 'an error ' . $code . ' and not ' . var_export( $actual, true ) . ':' );
	same( $code, $actual->get_error_code() );
	if ( null !== $status ) {
		same( $status, $actual->get_error_data()['status'], 'status' );
	}
}

/** Fails unless a text holds another. */
function holds( $part, $text ) {
	truly( false !== strpos( $text, $part ), var_export( $text, true ) . ' holds ' . $part . ':' );
}

/** Fails if a text holds another. */
function holds_not( $part, $text ) {
	truly( false === strpos( $text, $part ), var_export( $text, true ) . ' does not hold ' . $part . ':' );
}

/**
 * Answers all outgoing requests of a test.
 *
 * @param callable $answer `function ( string $url, array $args )`: body or `array( status, body, headers )` or WP_Error.
 * @return \ArrayObject Requests so far, as `array( url, args )`.
 */
function outside( callable $answer ) {
	$log = new \ArrayObject();
	add_filter(
		'pre_http_request',
		static function ( $pre, $args, $url ) use ( $answer, $log ) {
			$log[]  = array( $url, $args );
			$answer = $answer( $url, $args );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			list( $status, $body, $headers ) = (array) $answer + array( 200, '', array() );
			if ( ! is_int( $status ) ) {
				list( $status, $body ) = array( 200, $status );
			}
			return array(
				'headers'  => $headers,
				'body'     => is_string( $body ) ? $body : wp_json_encode( $body ),
				'response' => array( 'code' => $status, 'message' => '' ),
				'cookies'  => array(),
				'filename' => null,
			);
		},
		10,
		3
	);
	return $log;
}

/**
 * Lets host names of the outside world lead to the loopback server of run.mjs, through the real transport.
 *
 * @return \ArrayObject URLs asked for.
 */
function world() {
	$log = new \ArrayObject();
	add_filter(
		'pre_http_request',
		static function ( $pre, $args, $url ) use ( $log ) {
			$parts = wp_parse_url( $url );
			if ( '127.0.0.1' === $parts['host'] ) {
				return $pre;
			}
			$log[]                      = $url;
			$args['reject_unsafe_urls'] = false;
			$tail                       = isset( $parts['query'] ) ? '?' . $parts['query'] : '';
			return wp_remote_request( getenv( 'MAINSTREET_WORLD' ) . ( isset( $parts['path'] ) ? $parts['path'] : '/' ) . $tail, $args );
		},
		10,
		3
	);
	return $log;
}

/** Gives host names addresses; those not named have none. */
function addresses( array $by_host ) {
	add_filter(
		'mainstreet_resolve_host',
		static function ( $ips, $host ) use ( $by_host ) {
			$found = isset( $by_host[ $host ] ) ? $by_host[ $host ] : array();
			return is_callable( $found ) ? $found() : $found;
		},
		10,
		2
	);
}

/** Makes a user of a role the current one; '' for nobody. */
function act_as( $role ) {
	static $users = array();
	if ( '' !== $role && ! isset( $users[ $role ] ) ) {
		$users[ $role ] = 'administrator' === $role ? 1 : wp_insert_user(
			array(
				'user_login' => 'test-' . $role,
				'user_pass'  => wp_generate_password(),
				'user_email' => $role . '@example.com',
				'role'       => $role,
			)
		);
	}
	wp_set_current_user( '' === $role ? 0 : $users[ $role ] );
}

/**
 * Sends a REST request inside this process.
 *
 * @return \WP_REST_Response
 */
function rest( $method, $path, ?array $body = null ) {
	$request = new \WP_REST_Request( $method, $path );
	if ( null !== $body ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $body ) );
	}
	$response = rest_do_request( $request );
	return apply_filters( 'rest_post_dispatch', rest_ensure_response( $response ), rest_get_server(), $request );
}

/**
 * A program that takes mails and keeps none. It reads them to the end: writing to one that is gone, such as /bin/true on a
 * busy machine, fails.
 *
 * @return string Its path; gone with the process.
 */
function silent_sendmail() {
	$path = wp_tempnam( 'sendmail' );
	file_put_contents( $path, "#!/bin/sh\ncat > /dev/null\n" );
	chmod( $path, 0700 );
	register_shutdown_function( 'unlink', $path );
	return $path;
}

/**
 * Starts a PHP process of its own with WordPress loaded.
 *
 * @param array $job What it does, as worker.php reads it.
 * @param array $env Further environment.
 * @param array $ini Settings of PHP.
 * @return callable Waits for the end and gives what was printed.
 */
function start_worker( array $job, array $env = array(), array $ini = array() ) {
	// What one process has compiled, the others read: most of the time of a short one.
	$cache = getenv( 'MAINSTREET_SITE' ) . '/opcache';
	wp_mkdir_p( $cache );
	$options = array();
	foreach ( $ini + array( 'display_errors' => 1, 'opcache.enable_cli' => 1, 'opcache.file_cache' => $cache, 'opcache.file_cache_only' => 1 ) as $name => $value ) {
		array_push( $options, '-d', "$name=$value" );
	}
	$process = proc_open(
		array_merge( array( PHP_BINARY ), $options, array( __DIR__ . '/worker.php' ) ),
		array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'file', '/dev/null', 'w' ) ),
		$pipes,
		null,
		array_merge( getenv(), $env )
	);
	fwrite( $pipes[0], json_encode( $job ) );
	fclose( $pipes[0] );
	return static function () use ( $process, $pipes ) {
		$output = stream_get_contents( $pipes[1] );
		proc_close( $process );
		return $output;
	};
}

/**
 * Starts a program in a process of its own, with WordPress loaded.
 *
 * @param string $file   PHP file; what it prints is the result.
 * @param array  $values What the program reads as $values; anything JSON can hold.
 * @param array  $env    Further environment.
 * @param string $before PHP file that runs before WordPress is loaded; also reads $values.
 * @param array  $ini    Settings of PHP, such as `disable_functions`.
 * @return callable Waits for the end and gives what was printed.
 */
function in_process( $file, array $values = array(), array $env = array(), $before = '', array $ini = array() ) {
	return start_worker( array( 'program' => $file, 'before' => $before, 'values' => $values ), $env, $ini );
}

/** WordPress's export of the media library, as the current user gets it; in a process of its own, as core can do it once in each. */
function exported_media() {
	return in_process( __DIR__ . '/processes/export-media.php', array( 'user' => get_current_user_id() ) )();
}

/**
 * The values of a sweep that are tried on one thing: every third, and all of them where MAINSTREET_EVERY_VALUE is 1, as in
 * `npm run test:all`. Which third follows from the thing's name, so that each value is tried on a third of the things.
 *
 * @param array  $values Values, or requests made of them.
 * @param string $thing  Name of what they are tried on, such as a route or parameter.
 * @return array With the keys they had.
 */
function share_of( array $values, $thing ) {
	if ( '1' === getenv( 'MAINSTREET_EVERY_VALUE' ) ) {
		return $values;
	}
	$at = crc32( $thing ) % 3;
	return array_filter(
		$values,
		static function () use ( &$at ) {
			return 0 === $at++ % 3;
		}
	);
}

/** Forgets what earlier tests stored. */
function forget() {
	global $wpdb;
	// Which names are ours is decided here: SQLite asks PHP about each LIKE of each row.
	$names = preg_grep( '/mainstreet|^connectors_|^jetpack_options$|^videopress_private_enabled_for_site$/i', $wpdb->get_col( "SELECT option_name FROM {$wpdb->options}" ) );
	array_map( 'delete_option', $names );
	$whole = true;
	$quiet = $wpdb->suppress_errors();
	foreach ( \Mainstreet\Core\Database\Tables::files() as $name => $file ) {
		$whole = false !== $wpdb->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( $name ) ) && $whole;
	}
	$wpdb->suppress_errors( $quiet );
	// Installing takes longer than most tests: once, and after a test that dropped a table.
	static $installed = null;
	if ( null === $installed || ! $whole ) {
		\Mainstreet\Lifecycle\Install::maybe_run();
		$installed = get_option( \Mainstreet\Core\Options\Stored_Settings::OPTION );
	}
	\Mainstreet\Core\Options\Stored_Settings::save( $installed );
	// What the site came with stays.
	static $last = null;
	$last        = null === $last ? (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ) : $last;
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID > $last" );
	$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id > $last" );
	wp_cache_flush();
	putenv( 'MAINSTREET_MAPBOX_TOKEN' );
	act_as( 'administrator' );
}

/**
 * Runs a test.
 *
 * @param callable $body The test.
 * @return string What is wrong; '' for nothing.
 */
function attempt( callable $body ) {
	$hooks   = array_map( static function ( $hook ) { return clone $hook; }, $GLOBALS['wp_filter'] );
	$asked   = array( $_SERVER, $_COOKIE, $_GET, $_POST );
	$types   = new \ReflectionProperty( \WP_Block_Type_Registry::class, 'registered_block_types' );
	$types->setAccessible( true );
	$blocks  = \WP_Block_Type_Registry::get_instance()->get_all_registered();
	$problem = '';
	try {
		// All share one process: what a test before gave it as its end is taken back.
		set_time_limit( 0 );
		forget();
		// Nor is a page under way that a test before began.
		$GLOBALS['wp_the_query']      = new \WP_Query();
		$GLOBALS['wp_query']          = $GLOBALS['wp_the_query'];
		unset( $GLOBALS['post'] );
		// Nor a screen of the admin.
		unset( $GLOBALS['current_screen'], $GLOBALS['taxnow'], $GLOBALS['typenow'] );
		$GLOBALS['wp_current_filter'] = array();
		// Nor a request of REST that one ended in the middle.
		$dispatching = new \ReflectionProperty( rest_get_server(), 'dispatching_requests' );
		$dispatching->setAccessible( true );
		$dispatching->setValue( rest_get_server(), array() );
		$body();
	} catch ( \Throwable $error ) {
		$problem = $error->getMessage() . "\n" . $error->getFile() . ':' . $error->getLine() . "\n" . $error->getTraceAsString();
	}
	$GLOBALS['wp_filter'] = $hooks;
	$types->setValue( \WP_Block_Type_Registry::get_instance(), $blocks );
	list( $_SERVER, $_COOKIE, $_GET, $_POST ) = $asked;
	return $problem;
}

/**
 * Runs the tests of some files.
 *
 * @param string[] $files Absolute paths.
 * @return array `php`, `names` (of all tests), `passed`, `failed` (list of `name`, `problem`), `flaky` (as `failed`; passed at the second try), `times` (seconds by name: on the clock, and on the processor with all processes that it started).
 */
function run( array $files ) {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	foreach ( $files as $file ) {
		Suite::$file = basename( $file, '.test.php' );
		require $file;
	}
	// A notice is a failure, whoever causes it.
	set_error_handler(
		static function ( $level, $message, $file, $line ) {
			if ( error_reporting() & $level ) {
				throw new Failure( $message . ' in ' . $file . ':' . $line );
			}
			return false;
		}
	);
	// What is registered when it is first asked for stays, whichever test asks first.
	rest_get_server();
	\Mainstreet\Registration\Block_Types\Blocks::register_all();
	$report = array( 'php' => PHP_VERSION, 'names' => array_keys( Suite::$tests ), 'passed' => 0, 'failed' => array(), 'flaky' => array(), 'times' => array() );
	// WordPress says only that there was an error, and PHP nothing, where a test ends the process.
	$name = '';
	register_shutdown_function(
		static function () use ( &$name ) {
			$error = error_get_last();
			if ( '' !== $name ) {
				fwrite( STDERR, "The process ended in: $name\n" . ( $error ? $error['message'] . ' in ' . $error['file'] . ':' . $error['line'] . "\n" : '' ) );
			}
		}
	);
	foreach ( Suite::$tests as $name => $body ) {
		$before  = array( microtime( true ), processor_seconds( true ) );
		$problem = attempt( $body );
		// As in the browser: CI grants a second try, and says so.
		if ( '' !== $problem && getenv( 'CI' ) ) {
			$report['flaky'][] = array( 'name' => $name, 'problem' => $problem );
			$problem           = attempt( $body );
		}
		if ( '' === $problem ) {
			$report['passed']++;
		} else {
			$report['failed'][] = array( 'name' => $name, 'problem' => $problem );
		}
		$report['times'][ $name ] = array( round( microtime( true ) - $before[0], 3 ), round( processor_seconds( true ) - $before[1], 3 ) );
	}
	$name            = '';
	$failed          = array_column( $report['failed'], 'name' );
	$report['flaky'] = array_values( array_filter( $report['flaky'], static function ( $test ) use ( $failed ) { return ! in_array( $test['name'], $failed, true ); } ) );
	restore_error_handler();
	return $report;
}

/**
 * The code of a PHP file, without comments.
 *
 * @param string $file Path.
 * @return string[] Tokens.
 */
function code_of( $file ) {
	$code = array();
	foreach ( token_get_all( file_get_contents( $file ) ) as $token ) {
		if ( ! is_array( $token ) || ! in_array( $token[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) ) {
			$code[] = is_array( $token ) ? $token[1] : $token;
		}
	}
	return $code;
}

/**
 * Code that sets the clock of a process, for processes/set-clock.php: PHP looks for `time()` in the namespace of the caller first.
 *
 * @param string $time PHP expression.
 * @return string PHP that declares `time()` for every room.
 */
function clock_code( $time ) {
	$code   = '';
	$spaces = array();
	foreach ( array_keys( \Mainstreet\index()['classes'] ) as $class ) {
		$spaces[ substr( $class, 0, (int) strrpos( $class, '\\' ) ) ] = true;
	}
	foreach ( array_keys( $spaces ) as $space ) {
		$code .= "namespace Mainstreet\\$space; function time() { return $time; }\n";
	}
	return $code . "namespace Mainstreet\\Tests;\n";
}

/** A clock so many seconds ahead; see clock_code(). */
function clock_ahead( $seconds ) {
	return clock_code( "\\time() + $seconds" );
}

/** A clock that stands still at a Unix time; see clock_code(). */
function clock_at( $time ) {
	return clock_code( (string) (int) $time );
}

/** The declaration of a callback, for its file, line and parameters. */
function reflect_callback( callable $function ) {
	return is_array( $function ) ? new \ReflectionMethod( $function[0], $function[1] ) : new \ReflectionFunction( \Closure::fromCallable( $function ) );
}

/** The plugin's PHP: rooms, blocks and panels, and the file WordPress starts with. */
function plugin_files() {
	$files = array( MAINSTREET_FILE );
	foreach ( array( 'src', 'blocks', 'extensions' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . '/' . $folder, \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			if ( 'php' === $file->getExtension() && false === strpos( $file->getPathname(), '/test/' ) ) {
				$files[] = $file->getPathname();
			}
		}
	}
	truly( count( $files ) > 200, count( $files ) . ' files of PHP' );
	return $files;
}

/** Full name of a class as code in a file names it; of the file's own for `self`; '' where there is none. */
function class_in( $file, $name = 'self' ) {
	$source = file_get_contents( $file );
	preg_match( '/^namespace ([\w\\\\]+);/m', $source, $space );
	if ( preg_match( '/^use ([\w\\\\]+\\\\' . $name . ');/m', $source, $import ) ) {
		return $import[1];
	}
	if ( in_array( $name, array( 'self', 'static' ), true ) && ! preg_match( '/^(?:final |abstract )*(?:class|interface|trait) (\w+)/m', $source, $own ) ) {
		return '';
	}
	return $space[1] . '\\' . ( isset( $own ) ? $own[1] : $name );
}

/**
 * Seconds of this process on the processor: what a busy machine does not change.
 *
 * @param bool $with_children Whether processes that it started, and that have ended, count too.
 */
function processor_seconds( $with_children = false ) {
	$seconds = 0;
	foreach ( $with_children ? array( 0, 1 ) : array( 0 ) as $who ) {
		$usage    = getrusage( $who );
		$seconds += $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
	}
	return $seconds;
}
