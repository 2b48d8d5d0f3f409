<?php
namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Runs ffmpeg without a shell: what files are called is an argument and nothing else. It gets none of the server's environment (keys of
 * hosts are in it), the lowest rank among processes, and an end.
 */
final class Ffmpeg_Run {

	/** Bytes that are kept of what it says; of errors, the last ones. */
	const KEPT = 262144;

	/**
	 * Processes under way, which must not outlive this one.
	 *
	 * @var resource[]
	 */
	private static $running = array();

	/**
	 * Runs a program.
	 *
	 * @param string[]      $command Program and arguments.
	 * @param int           $seconds When it is ended.
	 * @param callable|null $beat    `function ( float $position, int $pid ): bool`, about each second, with the position in the film in
	 *                               seconds, or -1 while it is unknown; false to end it.
	 * @param array|null    $environment What it knows of the server; null for as much as ffmpeg needs.
	 * @return array `code` (-1 when it was ended or did not start), `why` (`''`, `start`, `late`, `beat`), `output`, `error`.
	 */
	public static function run( array $command, int $seconds, $beat = null, $environment = null ): array {
		$nice    = Ffmpeg::find( 'nice' );
		$command = '' === $nice ? $command : array_merge( array( $nice, '-n', '15' ), $command );
		$result  = array(
			'code'   => -1,
			'why'    => 'start',
			'output' => '',
			'error'  => '',
		);
		$places  = array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.PHP.DiscouragedPHPFunctions, Generic.PHP.ForbiddenFunctions -- the one place; a list of arguments, so that no shell is asked.
		$process = @proc_open( $command, $places, $pipes, null, null === $environment ? self::environment() : $environment );
		if ( ! is_resource( $process ) ) {
			return $result;
		}
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		self::$running[ (int) $process ] = $process;
		self::end_with_us();
		try {
			return self::watch( $process, array( $pipes[1], $pipes[2] ), microtime( true ) + $seconds, $beat, $result );
		} finally {
			self::stop( $process );
			unset( self::$running[ (int) $process ] );
			array_map( 'fclose', array( $pipes[1], $pipes[2] ) );
			proc_close( $process );
		}
	}

	/**
	 * Reads what it says until it ends or has to.
	 *
	 * @param resource      $process Process.
	 * @param resource[]    $pipes   Output and errors.
	 * @param float         $end     Time to end it.
	 * @param callable|null $beat    As above.
	 * @param array         $result  As above.
	 * @return array
	 */
	private static function watch( $process, array $pipes, float $end, $beat, array $result ): array {
		$next = 0.0;
		foreach ( $pipes as $pipe ) {
			stream_set_blocking( $pipe, false );
		}
		while ( true ) {
			$status = proc_get_status( $process );
			$ready  = array_filter(
				$pipes,
				static function ( $pipe ) {
					return ! feof( $pipe );
				}
			);
			$none   = null;
			if ( $ready && $status['running'] ) {
				stream_select( $ready, $none, $none, 0, 500000 );
			} elseif ( $status['running'] ) {
				usleep( 20000 );
			}
			foreach ( array( 'output', 'error' ) as $n => $name ) {
				$result[ $name ] = substr( $result[ $name ] . stream_get_contents( $pipes[ $n ] ), -self::KEPT );
			}
			if ( ! $status['running'] ) {
				return array(
					'code' => (int) $status['exitcode'],
					'why'  => '',
				) + $result;
			}
			$is_due = null !== $beat && microtime( true ) >= $next;
			$next   = $is_due ? microtime( true ) + 1 : $next;
			if ( $is_due && ! $beat( self::position( $result['output'] ), (int) $status['pid'] ) ) {
				return array( 'why' => 'beat' ) + $result;
			}
			if ( microtime( true ) >= $end ) {
				return array( 'why' => 'late' ) + $result;
			}
		}
	}

	/**
	 * Ends the process of a worker that was killed, if it still runs on this server. What its command line holds says whether it is that
	 * one: numbers of processes come again.
	 *
	 * @param string $host Server.
	 * @param int    $pid  Number of the process.
	 * @param string $mark Mark of the worker, which is in the name of the file it writes.
	 */
	public static function end_orphan( string $host, int $pid, string $mark ) {
		$line = "/proc/$pid/cmdline";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- may be gone by now, and is no file of the site.
		$words = $pid > 1 && '' !== $mark && gethostname() === $host ? (string) @file_get_contents( $line ) : '';
		if ( function_exists( 'posix_kill' ) && false !== strpos( $words, $mark ) ) {
			posix_kill( $pid, 9 );
		}
	}

	/**
	 * The last sentence of what it complained about, without paths of the server.
	 *
	 * @param string $error What it wrote.
	 * @return string Plain text.
	 */
	public static function complaint( string $error ): string {
		$lines = array_filter( array_map( 'trim', explode( "\n", (string) preg_replace( '/[^\x20-\x7E\n]+/', '?', $error ) ) ) );
		$line  = preg_replace( '#(?:file:)?/[^\s:\']*/#', '', $lines ? (string) end( $lines ) : '' );
		return substr( (string) preg_replace( '/^\[[^\]]*\]\s*/', '', (string) $line ), 0, 200 );
	}

	/**
	 * Where in the film it is, as `-progress` says it.
	 *
	 * @param string $output What it wrote.
	 * @return float Seconds; -1 where it does not say.
	 */
	private static function position( string $output ): float {
		$at = strrpos( $output, 'out_time_us=' );
		return false !== $at && preg_match( '/\Gout_time_us=(\d+)/', $output, $found, 0, $at ) ? (float) $found[1] / 1e6 : -1.0;
	}

	/**
	 * What it knows of the server.
	 *
	 * @return array<string, string>
	 */
	private static function environment(): array {
		return array(
			'PATH'   => implode( PATH_SEPARATOR, Ffmpeg::FOLDERS ),
			'LC_ALL' => 'C',
			'TMPDIR' => untrailingslashit( get_temp_dir() ),
		);
	}

	/**
	 * Ends a process that runs.
	 *
	 * @param resource $process Process.
	 */
	private static function stop( $process ) {
		$status = proc_get_status( $process );
		if ( $status['running'] ) {
			proc_terminate( $process, 9 );
		}
	}

	/**
	 * PHP waits for processes it began, also where its own time was over.
	 */
	private static function end_with_us() {
		static $is_set = false;
		if ( $is_set ) {
			return;
		}
		$is_set = true;
		register_shutdown_function(
			static function () {
				array_map( array( __CLASS__, 'stop' ), self::$running );
			}
		);
	}
}
