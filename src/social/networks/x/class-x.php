<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\OAuth_Network;
use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Networks\Token_Pair;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as an account at X, with the owner's app; X bills the owner for each post. X has no keys of messages, but refuses a text that the account
 * has posted just before: a message that is sent twice appears once, and the second try ends with that error.
 */
final class X extends Network {

	/** ID of the network. */
	const ID = X_Connect::ID;

	/** Maximum size of an image in bytes, and maximum length of an alternative text in characters. */
	const MAX_IMAGE_BYTES = 5000000;
	const MAX_ALT_LENGTH  = 1000;

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'X', $client );
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return 'X';
	}

	public function has_threads(): bool {
		return true;
	}

	public function limit( Account $account ): Text_Limit {
		return Text_Limit::x();
	}

	public function choose_key( $post, $connection, $seq ): string {
		return sprintf( 'mainstreet-%d-%d-%d', $post, $connection, $seq );
	}

	public function send( Account $account, Outgoing_Post $message, $key ) {
		$upload = fn( array $file, string $alt ) => $this->upload_image( $account, $file, $alt );
		$media  = Image_File::upload_all( $message->images, self::MAX_IMAGE_BYTES, self::MAX_ALT_LENGTH, $upload );
		if ( $media instanceof Publish_Error ) {
			return $media;
		}
		$post    = array( 'text' => $message->text );
		$missing = count( $media );
		$media   = array_values( array_filter( $media, 'strlen' ) );
		if ( $media ) {
			$post['media'] = array( 'media_ids' => $media );
		}
		if ( $message->parent ) {
			$post['reply'] = array( 'in_reply_to_tweet_id' => $message->parent->id );
		}
		$answer = $this->post( $account, 'tweets', $post );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::text( $answer['json'], 'data', 'id' );
		// The message was accepted, even where the response does not contain its ID; another try would be refused as a duplicate.
		return preg_match( '/^\d{1,25}$/D', $id )
			? new Publish_Result( $id, 'https://x.com/' . ltrim( (string) $account->meta( 'handle' ), '@' ) . '/status/' . $id, Publish_Result::missing_images_note( $missing - count( $media ) ) )
			: $this->client->unreachable_error();
	}

	/**
	 * Uploads an image. A failed image does not stop a message: each try of a message is billed, and an image that is refused now is
	 * rarely accepted later.
	 *
	 * @param array  $file As Image_File::find().
	 * @param string $alt  Alternative text; '' for none.
	 * @return string|Publish_Error ID at X, or ''. An error only where the account requires a new sign-in.
	 */
	private function upload_image( Account $account, array $file, string $alt ) {
		$fields = array(
			'media_category' => 'tweet_image',
			'media_type'     => $file['type'],
		);
		$answer = $this->request( $account, 'media/upload', Network_Client::upload_args( $fields, 'media', $file ) );
		$id     = $answer instanceof Publish_Error ? '' : Network_Client::text( $answer['json'], 'data', 'id' );
		if ( preg_match( '/^\d{1,25}$/D', $id ) && '' !== $alt ) {
			$answer = $this->post(
				$account,
				'media/metadata',
				array(
					'id'       => $id,
					'metadata' => array( 'alt_text' => array( 'text' => $alt ) ),
				)
			);
		}
		if ( $answer instanceof Publish_Error ) {
			// Without its alternative text, an image would be inaccessible, so it is left out.
			return Publish_Error::MUST_REAUTH === $answer->code ? $answer : '';
		}
		return preg_match( '/^\d{1,25}$/D', $id ) ? $id : '';
	}

	/**
	 * Sends JSON.
	 *
	 * @return array|Publish_Error See request().
	 */
	private function post( Account $account, string $path, array $data ) {
		return $this->request(
			$account,
			$path,
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode( $data ),
			)
		);
	}

	/**
	 * Requests the next tokens.
	 *
	 * @param string $refresh Refresh token.
	 * @return string[]|Publish_Error|null
	 */
	public function refresh( $refresh ) {
		$app = X_Connect::find_app();
		if ( ! $app ) {
			return null;
		}
		$answer = $this->client->request(
			X_Connect::TOKEN,
			array(
				'method'  => 'POST',
				'headers' => array( 'Authorization' => OAuth_Flow::basic( $app ) ),
				'body'    => array(
					'grant_type'    => 'refresh_token',
					'refresh_token' => $refresh,
					'client_id'     => $app->id(),
				),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		if ( $answer['status'] >= 400 ) {
			return null;
		}
		$tokens = array(
			'access'  => OAuth_Network::token( $answer['json'] ),
			'refresh' => OAuth_Network::token( $answer['json'], 'refresh_token' ),
		);
		return '' === $tokens['access'] ? $this->client->unreachable_error() : $tokens;
	}

	/**
	 * Sends a request with the account's token, which lasts for two hours. An expired one is renewed once, with the owner's app; if that does
	 * not help, the account requires a new sign-in.
	 *
	 * @param string $path Path and query.
	 * @param array  $args Arguments of the request.
	 * @return array|Publish_Error
	 */
	private function request( Account $account, string $path, array $args ) {
		$response = ( new Token_Pair( $account ) )->request(
			function ( string $token ) use ( $path, $args ) {
				$args['headers']['Authorization'] = 'Bearer ' . $token;
				return $this->client->request( X_Connect::API . $path, $args );
			},
			static fn( array $response ) => 401 === $response['status'],
			array( $this, 'refresh' )
		);
		if ( null === $response ) {
			return $this->client->require_reauth( $account );
		}
		return is_array( $response ) && $response['status'] >= 400 ? $this->client->refused_error( $response, self::reason( $response ) ) : $response;
	}

	/**
	 * Reason why X refuses a request.
	 *
	 * @param array $answer Response.
	 * @return string Message for users; '' where the reason is unknown.
	 */
	private static function reason( array $answer ): string {
		$detail = Network_Client::text( $answer['json'], 'detail' ) . ' ' . Network_Client::text( $answer['json'], 'title' );
		if ( 402 === $answer['status'] || false !== stripos( $detail, 'credit' ) ) {
			return __( 'X no longer accepts posts from this app, because its credits are used up. You can buy credits in the X developer portal.', 'mainstreet-blocks' );
		}
		if ( false !== stripos( $detail, 'duplicate' ) ) {
			return __( 'X rejected this text as a duplicate, because the account recently posted it.', 'mainstreet-blocks' );
		}
		return 403 === $answer['status'] ? __( 'X does not allow the app to post. Please check in the X developer portal that the app can read and write.', 'mainstreet-blocks' ) : '';
	}

	public function check( Account $account ) {
		$answer = $this->request( $account, 'users/me?user.fields=profile_image_url', array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$profile = X_Connect::parse_profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable_error();
	}
}
