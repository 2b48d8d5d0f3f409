<?php
/**
 * A mail server on loopback that can make its client wait: php smtp-server.php <folder>
 *
 * Writes its port to <folder>/port, and "1" to <folder>/mails for each mail whose end has arrived. While
 * <folder>/hold holds "DATA" it does not answer that command, while it holds "DOT" not the end of a
 * mail; <folder>/held appears when it has begun to wait. One client at a time.
 *
 * @package Mainstreet
 */

$folder = $argv[1];
$parent = posix_getppid();
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
file_put_contents( "$folder/port.new", substr( strrchr( stream_socket_get_name( $server, false ), ':' ), 1 ) );
rename( "$folder/port.new", "$folder/port" );
$wait = function ( $stage, $client ) use ( $folder, $parent ) {
	while ( is_file( "$folder/hold" ) && $stage === file_get_contents( "$folder/hold" ) && posix_getppid() === $parent ) {
		touch( "$folder/held" );
		$read = array( $client );
		$none = null;
		// The client went away.
		if ( stream_select( $read, $none, $none, 0, 5000 ) && '' === (string) stream_socket_recvfrom( $client, 1, STREAM_PEEK ) ) {
			return;
		}
	}
};
while ( posix_getppid() === $parent ) {
	$client = @stream_socket_accept( $server, 0.1 );
	if ( ! $client ) {
		continue;
	}
	fwrite( $client, "220 test\r\n" );
	$is_data = false;
	while ( false !== ( $line = fgets( $client ) ) ) {
		$word  = strtoupper( substr( rtrim( $line ), 0, 4 ) );
		$reply = "250 ok\r\n";
		if ( $is_data ) {
			if ( ".\r\n" !== $line ) {
				continue;
			}
			$is_data = false;
			file_put_contents( "$folder/mails", '1', FILE_APPEND );
			$wait( 'DOT', $client );
		} elseif ( 'DATA' === $word ) {
			$is_data = true;
			$reply   = "354 go on\r\n";
			$wait( 'DATA', $client );
		} elseif ( 'QUIT' === $word ) {
			$reply = "221 bye\r\n";
		}
		@fwrite( $client, $reply );
	}
	fclose( $client );
}
