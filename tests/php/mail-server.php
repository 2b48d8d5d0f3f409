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

	/** Code that makes wp_mail() use this server. */
	public function code() {
		return 'add_action( "phpmailer_init", function ( $mailer ) { $mailer->isSMTP(); $mailer->Host = "127.0.0.1"; $mailer->Port = ' . (int) file_get_contents( "$this->folder/port" ) . '; $mailer->SMTPAutoTLS = false; } );';
	}

	/** Begins a worker on a server of its own; gives what in_other_process() does. */
	public function worker( $more = '', $head = 'a' ) {
		$temp = "$this->folder/head-$head";
		wp_mkdir_p( $temp );
		$pid = "$this->folder/pid-" . uniqid();
		// What tests of processes see must not depend on the other mail hooks of this process.
		$wait = in_other_process( 'file_put_contents( getenv( "PID_FILE" ), getmypid() ); add_filter( "mainstreet_mails_per_hour", "__return_zero" );' . $this->code() . $more . ' $pass = ( new Mainstreet\Newsletter\Queue\Mail_Queue() )->run( 60 ); echo $pass["sent"], "/", $pass["failed"];', array( 'TMPDIR' => $temp, 'PID_FILE' => $pid ) );
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
