<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Resolves handles: finds the account of a handle, and the server of an account. */
final class Bluesky_Identity {

	/** Directories of handles and of DIDs, and public profiles. */
	const DIRECTORY = 'https://public.api.bsky.app/xrpc/com.atproto.identity.resolveHandle';
	const PLC       = 'https://plc.directory/';
	const PROFILE   = 'https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile';

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'Bluesky', $client );
	}

	/**
	 * Normalizes a handle as users type it.
	 *
	 * @param string $typed Text as typed.
	 * @return string '' where there is none.
	 */
	public static function parse_handle( string $typed ): string {
		// A handle that was copied from the app is surrounded by marks of text direction.
		$text = (string) preg_replace( '/[\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', trim( $typed ) );
		$text = strtolower( (string) preg_replace( array( '#^https?://(?:www\.)?bsky\.app/profile/#i', '#[/?\#].*$#s', '/^@/' ), '', $text ) );
		return self::is_handle( $text ) ? $text : '';
	}

	/**
	 * Whether a text is a handle.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	public static function is_handle( $text ) {
		return strlen( $text ) <= 253 && 1 === preg_match( '/^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/D', $text );
	}

	/** Whether a text is a DID that can be resolved. */
	private static function is_did( string $text ): bool {
		return strlen( $text ) <= 140 && 1 === preg_match( '/^did:(?:plc:[a-z2-7]{3,64}|web:[a-z0-9.-]{3,120})$/D', $text );
	}

	/**
	 * Finds the DID of a handle.
	 *
	 * @param string $handle Handle.
	 * @return string|Publish_Error
	 */
	public function find_did( $handle ) {
		$answer = $this->client->request( self::DIRECTORY . '?handle=' . rawurlencode( $handle ), array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$did = Network_Client::text( $answer['json'], 'did' );
		return self::is_did( $did ) ? $did : new Publish_Error( Publish_Error::REFUSED, __( 'Bluesky does not recognize this handle. It should look like name.bsky.social.', 'mainstreet-blocks' ) );
	}

	/**
	 * Finds the server of an account.
	 *
	 * @return string|Publish_Error URL without a slash at the end.
	 */
	public function find_server( string $did ) {
		$answer = 0 === strpos( $did, 'did:web:' )
			? $this->client->request_public( 'https://' . substr( $did, 8 ) . '/.well-known/did.json', array( 'method' => 'GET' ) )
			: $this->client->request( self::PLC . $did, array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$services = Network_Client::text( $answer['json'], 'id' ) === $did && isset( $answer['json']['service'] ) && is_array( $answer['json']['service'] ) ? $answer['json']['service'] : array();
		foreach ( array_filter( $services, 'is_array' ) as $service ) {
			$is_server = in_array( Network_Client::text( $service, 'id' ), array( '#atproto_pds', $did . '#atproto_pds' ), true );
			$address   = rtrim( Network_Client::text( $service, 'serviceEndpoint' ), '/' );
			if ( $is_server && strlen( $address ) <= 200 && preg_match( '#^https://[a-z0-9.-]+$#iD', $address ) ) {
				return strtolower( $address );
			}
		}
		return new Publish_Error( Publish_Error::REFUSED, __( 'Could not find the server of this account.', 'mainstreet-blocks' ) );
	}

	/**
	 * Reads the public profile of an account.
	 *
	 * @param string $did DID.
	 * @return string[] See Network::check(). Where name and image can't be read, the handle is enough.
	 */
	public function fetch_profile( $did, string $handle ): array {
		$answer  = $this->client->request( self::PROFILE . '?actor=' . rawurlencode( $did ), array( 'method' => 'GET' ) );
		$json    = $answer instanceof Publish_Error ? array() : $answer['json'];
		$display = Network_Client::name( $json, 'displayName' );
		return array(
			'name'    => '' === $display ? $handle : $display,
			'handle'  => '@' . $handle,
			'picture' => Network_Client::link( $json, 'avatar' ),
			'link'    => 'https://bsky.app/profile/' . $handle,
		);
	}
}
