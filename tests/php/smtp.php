<?php
/**
 * A mail server on loopback for the tests, in a process of its own: php smtp.php <folder>
 *
 * Writes its port to <folder>/port, and a line "recipient message-id" to <folder>/mails for each mail whose end
 * has arrived. While <folder>/hold holds "DATA" it does not answer that command, while it holds
 * "DOT" not the end of a mail; <folder>/held appears when it has begun to wait. <folder>/refuse is an
 * answer to the end of a mail in place of "250 taken"; "-" closes the connection.
 *
 * @package Mainstreet
 */

$folder = $argv[1];
$server = stream_socket_server( 'tcp://127.0.0.1:0' );
file_put_contents( "$folder/port", substr( strrchr( stream_socket_get_name( $server, false ), ':' ), 1 ) );
$clients = array();
$read_file = function ( $name ) use ( $folder ) { return is_file( "$folder/$name" ) ? trim( file_get_contents( "$folder/$name" ) ) : ''; };
$parent    = posix_getppid();
while ( posix_getppid() === $parent ) {
	$read = array_merge( array( $server ), array_column( $clients, 'socket' ) );
	$none = null;
	stream_select( $read, $none, $none, 0, 5000 );
	if ( in_array( $server, $read, true ) ) {
		$socket = stream_socket_accept( $server );
		stream_set_blocking( $socket, false );
		fwrite( $socket, "220 test\r\n" );
		$clients[ (int) $socket ] = array( 'socket' => $socket, 'in' => '', 'data' => false, 'to' => '', 'waits' => '', 'reply' => '' );
	}
	foreach ( $clients as $key => &$client ) {
		if ( $client['waits'] && $read_file( 'hold' ) !== $client['waits'] ) {
			@fwrite( $client['socket'], $client['reply'] );
			$client['waits'] = '';
		}
		$client['in'] .= (string) @fread( $client['socket'], 1 << 20 );
		if ( feof( $client['socket'] ) && '' === $client['in'] ) {
			fclose( $client['socket'] );
			unset( $clients[ $key ] );
			continue;
		}
		while ( ! $client['waits'] && false !== ( $end = strpos( $client['in'], $client['data'] ? "\r\n.\r\n" : "\r\n" ) ) ) {
			$text         = substr( $client['in'], 0, $end );
			$client['in'] = (string) substr( $client['in'], $end + ( $client['data'] ? 5 : 2 ) );
			$reply        = "250 ok\r\n";
			$stage        = '';
			if ( $client['data'] ) {
				$client['data'] = false;
				$stage          = 'DOT';
				preg_match( '/^Message-ID: *<([^>]+)>/im', $text, $id );
				$refusal = $read_file( 'refuse' );
				if ( '-' === $refusal ) {
					fclose( $client['socket'] );
					unset( $clients[ $key ] );
					file_put_contents( "$folder/mails", $client['to'] . " dropped\n", FILE_APPEND );
					continue 2;
				}
				if ( '' === $refusal ) {
					file_put_contents( "$folder/mails", $client['to'] . ' ' . ( isset( $id[1] ) ? $id[1] : '' ) . "\n", FILE_APPEND );
				}
				$reply = ( '' === $refusal ? '250 taken' : $refusal ) . "\r\n";
			} elseif ( 'DATA' === strtoupper( substr( $text, 0, 4 ) ) ) {
				$client['data'] = true;
				$stage          = 'DATA';
				$reply          = "354 go on\r\n";
			} elseif ( preg_match( '/^RCPT.*<([^>]*)>/i', $text, $to ) ) {
				$client['to'] = $to[1];
			} elseif ( 0 === stripos( $text, 'QUIT' ) ) {
				$reply = "221 bye\r\n";
			}
			if ( $stage && $read_file( 'hold' ) === $stage ) {
				$client['waits'] = $stage;
				$client['reply'] = $reply;
				touch( "$folder/held" );
				break;
			}
			@fwrite( $client['socket'], $reply );
		}
	}
	unset( $client );
}
