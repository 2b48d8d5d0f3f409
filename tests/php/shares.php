<?php
/**
 * What the tests of shares have in common: a network that remembers by key, as real ones do.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Networks\Publish_Error as Network_Failure;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Publishing\Queue\Share_Worker;
use Mainstreet\Social\Text\Text_Limit;

/** A network of these tests: `taken` are its messages by key, `calls` all that it was told. */
final class Test_Network extends Network {
	public $taken = array();
	public $calls = array();
	/** `function ( Outgoing_Post, key, Account )`: a Publish_Error, or null to take it. */
	public $answer;
	private $id;
	private $limit;
	private $threads;
	public function __construct( $id = 'testnet', $limit = null, $threads = true ) {
		$this->id      = $id;
		$this->limit   = $limit ? $limit : Text_Limit::bluesky();
		$this->threads = $threads;
	}
	public function id() { return $this->id; }
	public function label() { return ucfirst( $this->id ); }
	public function limit( Account $account ) { return $this->limit; }
	public function has_threads() { return $this->threads; }
	public function choose_key( $post, $connection, $seq ) { return "$post-$connection-$seq-" . bin2hex( random_bytes( 4 ) ); }
	public function send( Account $account, Outgoing_Post $message, $key ) {
		$this->calls[] = array( $key, $message, $account->id() );
		$answer        = $this->answer ? call_user_func( $this->answer, $message, $key, $account ) : null;
		if ( $answer ) {
			return $answer;
		}
		if ( ! isset( $this->taken[ $key ] ) ) {
			$this->taken[ $key ] = $message;
		}
		$n = array_search( $key, array_keys( $this->taken ), true ) + 1;
		return new Publish_Result( "id$n", "https://{$this->id}.example/$n" );
	}
	public function check( Account $account ) { return array(); }
	/** Texts that it has. */
	public function texts() { return array_values( array_map( function ( $message ) { return $message->text; }, $this->taken ) ); }
}

/** Joins a network. */
function a_network( $id = 'testnet', $limit = null, $threads = true ) {
	$network = new Test_Network( $id, $limit, $threads );
	add_filter( 'mainstreet_networks', function ( $networks ) use ( $network ) {
		$networks[ $network->id() ] = $network;
		return $networks;
	} );
	return $network;
}

/** Connects an account. */
function a_connection( $service = 'testnet', $user = 0, $name = '' ) {
	static $number = 0;
	$number++;
	return ( new Accounts() )->add( $service, $user, array( 'external_id' => "ext$number", 'name' => '' === $name ? "@aurora$number" : $name, 'token' => 'SECRETTOKEN' ) );
}

/** Publishes a post, as the current user. */
function a_shared_post( array $post = array() ) {
	return get_post( wp_insert_post( wp_slash( $post + array( 'post_title' => 'Rye bread', 'post_content' => 'x', 'post_status' => 'publish' ) ) ) );
}

/** What is due is due now, and what is claimed is claimed no more. */
function later( $seconds = 100000 ) {
	Sql::run( 'shares', "UPDATE {table} SET next_at = next_at - $seconds WHERE state IN ('queued', 'sending', 'begun')" );
}

/** Works on the queue. */
function send_shares() {
	return Share_Worker::run();
}

/** Rows: `state`, `code`, `tries` of each message. */
function share_rows( $post = null ) {
	return array_map(
		function ( $row ) { return array( $row['state'], $row['code'], (int) $row['tries'] ); },
		Sql::rows( 'shares', 'SELECT * FROM {table} WHERE connection_id > 0 ' . ( $post ? 'AND post_id = ' . (int) $post->ID : '' ) . ' ORDER BY id' )
	);
}

/** A failure of a network. */
function not_taken( $code, $wait = 0 ) {
	return new Network_Failure( $code, "It said $code.", $wait );
}
