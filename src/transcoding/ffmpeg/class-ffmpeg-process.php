<?php
namespace Mainstreet\Transcoding\Ffmpeg;

defined( 'ABSPATH' ) || exit;

/**
 * Runs ffmpeg without a shell, so that a file name is an argument and nothing else. The process gets none of the server's environment (it may
 * hold keys), a low priority and a time limit.
 */
final class Ffmpeg_Process {

	/** Folders of programs on servers where PHP has no PATH. */
	const FOLDERS = array( '/usr/local/bin', '/usr/bin', '/bin', '/opt/homebrew/bin' );

	/** Bytes kept of the output and of the errors: the last ones. */
	const MAX_OUTPUT = 262144;

	/**
	 * Running processes, which must not outlive this one.
	 *
	 * @var resource[]
	 */
	private static array $running = array();

	/**
	 * Runs a program.
	 *
	 * @param string[]      $command     Program and arguments.
	 * @param callable|null $on_progress `function ( float $position, int $pid ): bool`, called about each second, with the position in the
	 *                                   video in seconds, or -1 while it is unknown; false stops the process.
	 * @param array|null    $environment Environment variables; null for those that ffmpeg needs.
	 * @return array `code` (-1 where the process was stopped or did not start), `reason` (`''`, `start`, `timeout`, `stopped`), `output`, `error`.
	 */
	public static function run( array $command, int $seconds, ?callable $on_progress = null, ?array $environment = null ): array {
		$nice    = self::find_program( 'nice' );
		$command = '' === $nice ? $command : array_merge( array( $nice, '-n', '15' ), $command );
		$result  = array(
			'code'   => -1,
			'reason' => 'start',
			'output' => '',
			'error'  => '',
		);
		$places  = array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.PHP.DiscouragedPHPFunctions, Generic.PHP.ForbiddenFunctions -- the one place; a list of arguments, so that no shell is asked.
		$process = @proc_open( $command, $places, $pipes, null, null === $environment ? self::get_environment() : $environment );
		if ( ! is_resource( $process ) ) {
			return $result;
		}
		fclose( $pipes[0] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a pipe.
		self::$running[ (int) $process ] = $process;
		self::stop_on_shutdown();
		try {
			return self::wait( $process, array( $pipes[1], $pipes[2] ), microtime( true ) + $seconds, $on_progress, $result );
		} finally {
			self::stop( $process );
			unset( self::$running[ (int) $process ] );
			array_map( 'fclose', array( $pipes[1], $pipes[2] ) );
			proc_close( $process );
		}
	}

	/**
	 * Finds a program of the server.
	 *
	 * @param string $name Such as `nice`.
	 * @return string Path; '' for none.
	 */
	public static function find_program( string $name ): string {
		$folders = array_unique( array_merge( explode( PATH_SEPARATOR, (string) getenv( 'PATH' ) ), self::FOLDERS ) );
		foreach ( $folders as $folder ) {
			// A relative path would depend on the working directory of PHP.
			if ( path_is_absolute( $folder ) && self::is_program( "$folder/$name" ) ) {
				return "$folder/$name";
			}
		}
		return '';
	}

	/** Whether a file is executable. */
	public static function is_program( string $path ): bool {
		return false === strpos( $path, "\0" ) && path_is_absolute( $path ) && @is_file( $path ) && @is_executable( $path );
	}

	/**
	 * Reads the output until the process ends or is stopped.
	 *
	 * @param resource      $process     Process.
	 * @param resource[]    $pipes       Output and errors.
	 * @param float         $end         Time limit, as microtime().
	 * @param callable|null $on_progress As run().
	 * @param array         $result      As the return value of run().
	 */
	private static function wait( $process, array $pipes, float $end, ?callable $on_progress, array $result ): array {
		$next = 0.0;
		foreach ( $pipes as $pipe ) {
			stream_set_blocking( $pipe, false );
		}
		while ( true ) {
			$status = proc_get_status( $process );
			$ready  = array_filter( $pipes, static fn( $pipe ) => ! feof( $pipe ) );
			$none   = null;
			if ( $ready && $status['running'] ) {
				stream_select( $ready, $none, $none, 0, 500000 );
			} elseif ( $status['running'] ) {
				usleep( 20000 );
			}
			foreach ( array( 'output', 'error' ) as $n => $name ) {
				$result[ $name ] = substr( $result[ $name ] . stream_get_contents( $pipes[ $n ] ), -self::MAX_OUTPUT );
			}
			if ( ! $status['running'] ) {
				return array(
					'code'   => (int) $status['exitcode'],
					'reason' => '',
				) + $result;
			}
			$is_due = null !== $on_progress && microtime( true ) >= $next;
			$next   = $is_due ? microtime( true ) + 1 : $next;
			if ( $is_due && ! $on_progress( self::parse_position( $result['output'] ), (int) $status['pid'] ) ) {
				return array( 'reason' => 'stopped' ) + $result;
			}
			if ( microtime( true ) >= $end ) {
				return array( 'reason' => 'timeout' ) + $result;
			}
		}
	}

	/**
	 * Kills the process of a killed worker, if it still runs on this server. Process IDs are reused, so the command line must hold the token.
	 *
	 * @param string $host  Host name of the worker's server.
	 * @param string $token Token of the worker's lease, which is in the name of the file it writes.
	 */
	public static function kill_orphan( string $host, int $pid, string $token ): void {
		$line = "/proc/$pid/cmdline";
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- may be gone by now, and is no file of the site.
		$command = $pid > 1 && '' !== $token && gethostname() === $host ? (string) @file_get_contents( $line ) : '';
		if ( function_exists( 'posix_kill' ) && false !== strpos( $command, $token ) ) {
			posix_kill( $pid, 9 );
		}
	}

	/**
	 * Returns the last line of an error, without paths of the server.
	 *
	 * @return string Plain text.
	 */
	public static function parse_error( string $error ): string {
		$lines = array_filter( array_map( 'trim', explode( "\n", (string) preg_replace( '/[^\x20-\x7E\n]+/', '?', $error ) ) ) );
		$line  = preg_replace( '#(?:file:)?/[^\s:\']*/#', '', $lines ? (string) end( $lines ) : '' );
		return substr( (string) preg_replace( '/^\[[^\]]*\]\s*/', '', (string) $line ), 0, 200 );
	}

	/**
	 * Reads the position in the video from the output of `-progress`.
	 *
	 * @return float Seconds; -1 where it is unknown.
	 */
	private static function parse_position( string $output ): float {
		$at = strrpos( $output, 'out_time_us=' );
		return false !== $at && preg_match( '/\Gout_time_us=(\d+)/', $output, $found, 0, $at ) ? (float) $found[1] / 1e6 : -1.0;
	}

	/**
	 * Returns the environment variables that ffmpeg needs.
	 *
	 * @return array<string, string>
	 */
	private static function get_environment(): array {
		return array(
			'PATH'   => implode( PATH_SEPARATOR, self::FOLDERS ),
			'LC_ALL' => 'C',
			'TMPDIR' => untrailingslashit( get_temp_dir() ),
		);
	}

	/**
	 * Stops a running process.
	 *
	 * @param resource $process Process.
	 */
	private static function stop( $process ): void {
		$status = proc_get_status( $process );
		if ( $status['running'] ) {
			proc_terminate( $process, 9 );
		}
	}

	/** Stops the processes at shutdown: PHP waits for its child processes, also after its own time limit. */
	private static function stop_on_shutdown(): void {
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
