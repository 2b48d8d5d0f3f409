<?php
/**
 * A mail server for a test (smtp.php), and workers of the queue in processes of their own, each
 * with a temporary folder of its own as on a server of its own.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

final class Mail_Server {
	private $folder;
	private $process;
	public $workers = array();

	public function __construct() {
		$this->folder  = sys_get_temp_dir() . '/mainstreet-smtp-' . uniqid();
		mkdir( $this->folder );
		$this->process = proc_open( array( PHP_BINARY, __DIR__ . '/smtp.php', $this->folder ), array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) ), $pipes );
		$this->wait( 'port' );
	}

	/** Waits until a file of the server is there. */
	public function wait( $name, $seconds = 30 ) {
		for ( $end = microtime( true ) + $seconds; ! is_file( "$this->folder/$name" ) || ! filesize( "$this->folder/$name" ) && 'held' !== $name; usleep( 2000 ), clearstatcache() ) {
			truly( microtime( true ) < $end, "the mail server: $name" );
		}
	}

	public function hold( $stage ) {
		if ( is_file( "$this->folder/held" ) ) {
			unlink( "$this->folder/held" );
		}
		file_put_contents( "$this->folder/hold", $stage );
	}

	public function refuse( $answer ) {
		file_put_contents( "$this->folder/refuse", $answer );
	}

	/** Recipients of the mails taken so far, sorted. */
	public function recipients() {
		$lines = is_file( "$this->folder/mails" ) ? file( "$this->folder/mails", FILE_IGNORE_NEW_LINES ) : array();
		$to    = array_map( function ( $line ) { return explode( ' ', $line )[0]; }, $lines );
		sort( $to, SORT_NATURAL );
		return $to;
	}

	/**
	 * Begins a worker that sends to this server.
	 *
	 * @param string $head       Name of the web server it runs on: each has a folder of its own for temporary files.
	 * @param bool   $loses_lock Whether it cannot hold on to its campaign.
	 * @param string $plugin     What another plugin has put in place: nothing, its own `connection` or its own `mailer`.
	 * @return callable As in_process().
	 */
	public function worker( $head = 'a', $loses_lock = false, $plugin = '' ) {
		$temp = "$this->folder/head-$head";
		wp_mkdir_p( $temp );
		$pid  = "$this->folder/pid-" . uniqid();
		$port = (int) file_get_contents( "$this->folder/port" );
		$wait = in_process( __DIR__ . '/processes/mail-worker.php', compact( 'port', 'pid', 'loses_lock', 'plugin' ), array( 'TMPDIR' => $temp ) );
		$this->workers[] = function () use ( $pid ) { return (int) @file_get_contents( $pid ); };
		return $wait;
	}

	/** Kills the last worker that was begun. */
	public function kill( callable $wait ) {
		posix_kill( call_user_func( end( $this->workers ) ), 9 );
		$wait();
	}

	public function stop() {
		proc_terminate( $this->process );
		proc_close( $this->process );
		exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
	}
}

/** Runs a test with a mail server. */
function with_mail_server( callable $body ) {
	$server = new Mail_Server();
	try {
		$body( $server );
	} finally {
		$server->stop();
	}
}

/** Lets the hold of a worker come to its end, as time would. */
function end_of_hold() {
	\Mainstreet\Core\Database\Sql::run( 'campaigns', "UPDATE {table} SET lock_until = 1 WHERE lock_owner <> ''" );
}
