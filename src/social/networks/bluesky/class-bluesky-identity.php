<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Network_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the account behind a handle, and the server that keeps it.
 */
final class Bluesky_Identity {

	/** Who knows handles, and who knows identifiers. */
	const DIRECTORY = 'https://public.api.bsky.app/xrpc/com.atproto.identity.resolveHandle';
	const PLC       = 'https://plc.directory/';
	const PROFILE   = 'https://public.api.bsky.app/xrpc/app.bsky.actor.getProfile';

	/**
	 * Makes requests.
	 *
	 * @var Network_Client
	 */
	private $client;

	/**
	 * With what requests.
	 *
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $client = null ) {
		$this->client = new Network_Client( 'Bluesky', $client );
	}

	/**
	 * A handle as people write it.
	 *
	 * @param string $typed What was typed.
	 * @return string '' for what is none.
	 */
	public static function handle( $typed ) {
		// Copied from the app it has marks of the direction around it.
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

	/**
	 * Whether a text is an identifier that can be looked up.
	 *
	 * @param string $text Text.
	 * @return bool
	 */
	private static function is_did( $text ) {
		return strlen( $text ) <= 140 && 1 === preg_match( '/^did:(?:plc:[a-z2-7]{3,64}|web:[a-z0-9.-]{3,120})$/D', $text );
	}

	/**
	 * The identifier behind a handle.
	 *
	 * @param string $handle Handle.
	 * @return string|Failure
	 */
	public function did( $handle ) {
		$answer = $this->client->ask( self::DIRECTORY . '?handle=' . rawurlencode( $handle ), array( 'method' => 'GET' ) );
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$did = Network_Client::text( $answer['json'], 'did' );
		return self::is_did( $did ) ? $did : new Failure( Failure::REFUSED, __( 'Bluesky does not recognize this handle. It should look like name.bsky.social.', 'mainstreet-blocks' ) );
	}

	/**
	 * The server that keeps an account.
	 *
	 * @param string $did Identifier.
	 * @return string|Failure Its address, without a slash at the end.
	 */
	public function server( $did ) {
		$answer = 0 === strpos( $did, 'did:web:' )
			? $this->client->ask_typed( 'https://' . substr( $did, 8 ) . '/.well-known/did.json', array( 'method' => 'GET' ) )
			: $this->client->ask( self::PLC . $did, array( 'method' => 'GET' ) );
		if ( $answer instanceof Failure ) {
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
		return new Failure( Failure::REFUSED, __( 'Could not find the server of this account.', 'mainstreet-blocks' ) );
	}

	/**
	 * How an account looks.
	 *
	 * @param string $did    Identifier.
	 * @param string $handle Handle.
	 * @return string[] As Network::check(). Name and picture are for show: where they can't be had, the handle is enough.
	 */
	public function profile( $did, $handle ) {
		$answer  = $this->client->ask( self::PROFILE . '?actor=' . rawurlencode( $did ), array( 'method' => 'GET' ) );
		$json    = $answer instanceof Failure ? array() : $answer['json'];
		$display = Network_Client::name( $json, 'displayName' );
		return array(
			'name'    => '' === $display ? $handle : $display,
			'handle'  => '@' . $handle,
			'picture' => Network_Client::link( $json, 'avatar' ),
			'link'    => 'https://bsky.app/profile/' . $handle,
		);
	}
}
