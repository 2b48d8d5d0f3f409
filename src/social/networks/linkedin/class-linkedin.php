<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Posts as a member of LinkedIn, with the owner's app. LinkedIn has no keys of messages, but refuses a text that was posted just before and
 * names that post, so a message that is sent twice appears once.
 */
final class Linkedin extends Network {

	/** ID of the network. */
	const ID = 'linkedin';

	/** Maximum length of a text in characters. */
	const MAX_LENGTH = 3000;

	/** URLs. */
	const POSTS  = 'https://api.linkedin.com/rest/posts';
	const ME     = 'https://api.linkedin.com/v2/userinfo';
	const UPLOAD = 'https://api.linkedin.com/rest/images?action=initializeUpload';

	/** Maximum size of an image in bytes, and MIME types. */
	const IMAGE_BYTES = 5000000;
	const IMAGE_TYPES = array( 'image/jpeg', 'image/png', 'image/gif' );

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'LinkedIn', $client );
	}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return 'LinkedIn';
	}

	public function limit( Account $account ): Text_Limit {
		return Text_Limit::plain( self::MAX_LENGTH );
	}

	public function choose_key( $post, $connection, $seq ): string {
		return sprintf( 'mainstreet-%d-%d-%d', $post, $connection, $seq );
	}

	public function send( Account $account, Outgoing_Post $message, $key ) {
		$post = array(
			'author'                    => self::author( $account ),
			'commentary'                => self::escape( $message->text ),
			'visibility'                => 'PUBLIC',
			'distribution'              => array(
				'feedDistribution'               => 'MAIN_FEED',
				'targetEntities'                 => array(),
				'thirdPartyDistributionChannels' => array(),
			),
			'lifecycleState'            => 'PUBLISHED',
			'isReshareDisabledByAuthor' => false,
		);
		$note = '';
		if ( '' !== $message->url && $message->card ) {
			$article = $this->build_article( $message, $account );
			if ( $article instanceof Publish_Error ) {
				return $article;
			}
			$note            = isset( $article['thumbnail'] ) || empty( $message->card['image'] ) ? '' : Publish_Result::missing_images_note( 1 );
			$post['content'] = array( 'article' => $article );
		}
		$answer = $this->post( $account, self::POSTS, $post );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$id = Network_Client::header( $answer, 'x-restli-id' );
		if ( 422 === $answer['status'] && preg_match( '/duplicate.{0,40}(urn:li:(?:share|ugcPost):\d+)/i', Network_Client::text( $answer['json'], 'message' ), $found ) ) {
			$id = $found[1];
		} elseif ( $answer['status'] >= 400 ) {
			return $this->client->refused_error( $answer );
		}
		// The message was accepted, even where the response does not contain its ID.
		return preg_match( '/^urn:li:(?:share|ugcPost):\d+$/D', $id ) ? new Publish_Result( $id, 'https://www.linkedin.com/feed/update/' . $id . '/', $note ) : new Publish_Result( $key, '', $note );
	}

	/**
	 * Builds the card of a post.
	 *
	 * @return array|Publish_Error Without `thumbnail` if the image cannot be sent; an error only if the account requires a new sign-in.
	 */
	private function build_article( Outgoing_Post $message, Account $account ) {
		$article = array(
			'source'      => $message->url,
			'title'       => mb_substr( isset( $message->card['title'] ) && '' !== $message->card['title'] ? (string) $message->card['title'] : $message->url, 0, 400 ),
			'description' => mb_substr( isset( $message->card['description'] ) ? (string) $message->card['description'] : '', 0, 4000 ),
		);
		$image   = empty( $message->card['image'] ) ? '' : $this->upload( $message->card['image'], $account );
		if ( $image instanceof Publish_Error && Publish_Error::MUST_REAUTH === $image->code ) {
			return $image;
		}
		return is_string( $image ) && '' !== $image ? $article + array( 'thumbnail' => $image ) : $article;
	}

	/**
	 * Uploads the image of a card, which LinkedIn does not fetch by itself: requests an upload URL and sends the file there.
	 *
	 * @return string|Publish_Error URN of the image; '' for one that can't be sent.
	 */
	private function upload( array $image, Account $account ) {
		$file = Image_File::find( $image, self::IMAGE_BYTES, self::IMAGE_TYPES );
		if ( ! $file ) {
			return '';
		}
		$answer = $this->post( $account, self::UPLOAD, array( 'initializeUploadRequest' => array( 'owner' => self::author( $account ) ) ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$name = Network_Client::text( $answer['json'], 'value', 'image' );
		$url  = Network_Client::text( $answer['json'], 'value', 'uploadUrl' );
		// The token is sent along, so only hosts of LinkedIn are accepted.
		if ( ! preg_match( '/^urn:li:image:[\w-]{1,100}$/D', $name ) || ! preg_match( '#^https://(?:[a-z0-9-]+\.)*linkedin\.com/#i', $url ) ) {
			return '';
		}
		$put = $this->request(
			$account,
			$url,
			array(
				'method'  => 'PUT',
				'timeout' => Http_Client::UPLOAD_TIMEOUT,
				'headers' => array( 'Content-Type' => $file['type'] ),
				'body'    => $file['bytes'],
			)
		);
		if ( $put instanceof Publish_Error ) {
			return $put;
		}
		return $put['status'] < 300 ? $name : '';
	}

	/** URN of the member. */
	private static function author( Account $account ): string {
		return 'urn:li:person:' . $account->external_id();
	}

	/**
	 * Sends JSON in the current version of the API.
	 *
	 * @return array|Publish_Error See request().
	 */
	private function post( Account $account, string $url, array $data ) {
		return $this->request(
			$account,
			$url,
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'              => 'application/json',
					'LinkedIn-Version'          => self::version( time() ),
					'X-Restli-Protocol-Version' => '2.0.0',
				),
				'body'    => wp_json_encode( $data ),
			)
		);
	}

	/**
	 * Sends a request with the member's token, which lasts for two months and can't be renewed: then the account requires a new sign-in.
	 *
	 * @param array $args Arguments of the request.
	 * @return array|Publish_Error See Network_Client::request().
	 */
	private function request( Account $account, string $url, array $args ) {
		$has_ended       = '' === $account->token() || ( $account->expires_at() > 0 && $account->expires_at() <= time() );
		$args['headers'] = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + array( 'Authorization' => 'Bearer ' . $account->token() );
		$answer          = $has_ended ? null : $this->client->request( $url, $args );
		if ( null === $answer || ( is_array( $answer ) && 401 === $answer['status'] ) ) {
			return $this->client->require_reauth( $account );
		}
		if ( is_array( $answer ) && in_array( $answer['status'], array( 402, 403 ), true ) ) {
			return $this->client->refused_error( $answer, __( 'LinkedIn does not allow the app to post. Please check that the “Share on LinkedIn” product has been added to it.', 'mainstreet-blocks' ) );
		}
		return $answer;
	}

	/**
	 * Version of the API. There is one for each month, which works for a year.
	 *
	 * @param int $now Unix time.
	 * @return string Such as `202608`.
	 */
	private static function version( int $now ): string {
		/**
		 * Filters the version of LinkedIn's interface.
		 *
		 * @param string $version Year and month, without anything between.
		 */
		return (string) apply_filters( 'mainstreet_linkedin_version', gmdate( 'Ym', strtotime( 'first day of -3 months', $now ) ) );
	}

	public function check( Account $account ) {
		$answer = $this->request( $account, self::ME, array( 'method' => 'GET' ) );
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$profile = self::parse_profile( $answer['json'] );
		return $profile ? $profile : $this->client->unreachable_error();
	}

	/**
	 * Reads the profile of a member.
	 *
	 * @param array $json Response.
	 * @return string[] See check(), with `id`; empty where the response is invalid.
	 */
	public static function parse_profile( array $json ): array {
		$id   = Network_Client::text( $json, 'sub' );
		$name = Network_Client::name( $json, 'name' );
		return preg_match( '/^[\w-]{1,60}$/D', $id ) ? array(
			'id'      => $id,
			'name'    => '' === $name ? 'LinkedIn' : $name,
			'handle'  => '' === $name ? 'LinkedIn' : $name,
			'picture' => Network_Client::link( $json, 'picture' ),
			'link'    => '',
		) : array();
	}

	/** Escapes a text for LinkedIn, where some characters have a meaning. */
	public static function escape( string $text ): string {
		// A hashtag may stay one.
		return (string) preg_replace( '/[\\\\|{}@\[\]()<>*_~]/', '\\\\$0', $text );
	}
}
