<?php
namespace Mainstreet\Social\Threads\Import;

use Mainstreet\Core\Errors;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\External_Media\Media_Sources;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the items of an imported thread: paragraphs, images, galleries and embeds. Bluesky_Thread and Mastodon_Thread read
 * the responses of their networks with it.
 */
final class Thread_Item_Factory {

	/**
	 * Reads a response as JSON.
	 *
	 * @param array|\WP_Error $response Response of the HTTP client.
	 * @return array|\WP_Error JSON.
	 */
	public static function parse_response( $response, string $service ) {
		if ( ! is_wp_error( $response ) && in_array( $response['status'], array( 400, 401, 403, 404, 410 ), true ) ) {
			return new \WP_Error( 'not_found', __( 'This post cannot be found, or is not public.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$error = Http_Client::service_error( $response, $service );
		$json  = Http_Client::json( $response );
		return $error || null === $json ? ( $error ? $error : Errors::unreachable( $service ) ) : $json;
	}

	/**
	 * A paragraph.
	 *
	 * @param string $html Safe HTML.
	 * @return array[] Empty without text.
	 */
	public static function paragraph( string $html ): array {
		return '' === trim( preg_replace( '/<[^>]*>/', '', $html ) ) ? array() : array(
			array(
				'type'    => 'paragraph',
				'content' => $html,
			),
		);
	}

	/**
	 * Images: one image, or a gallery.
	 *
	 * @param array[] $images `url` and `alt` of each.
	 * @return array[]
	 */
	public static function images( array $images ): array {
		$images = array_values( array_filter( $images, static fn( $image ) => '' !== $image['url'] ) );
		$images = array_map( array( __CLASS__, 'add_guid' ), $images );
		if ( count( $images ) < 2 ) {
			return $images ? array( array( 'type' => 'image' ) + $images[0] ) : array();
		}
		return array(
			array(
				'type'   => 'gallery',
				'images' => $images,
			),
		);
	}

	/**
	 * Adds what the route needs that copies images into the media library (docs/server-contract.md A45).
	 *
	 * @param string[] $image `url` and `alt`.
	 * @return string[] With `guid`, if the user may upload files.
	 */
	private static function add_guid( array $image ) {
		$item = current_user_can( 'upload_files' ) ? Media_Item::sanitize(
			array(
				'id'        => md5( $image['url'] ),
				'url'       => $image['url'],
				'thumbnail' => $image['url'],
				'title'     => $image['alt'],
			)
		) : null;
		return $item ? $image + array( 'guid' => Media_Item::prepare_for_editor( Media_Sources::THREAD, $item )['guid'] ) : $image;
	}

	/**
	 * A file of a network.
	 *
	 * @param mixed $alt Alternative text.
	 * @return array `url`, '' for none, and `alt`.
	 */
	public static function file( $url, $alt ): array {
		return array(
			'url' => is_string( $url ) ? sanitize_url( $url, array( 'https', 'http' ) ) : '',
			'alt' => is_string( $alt ) ? $alt : '',
		);
	}

	/**
	 * An embed.
	 *
	 * @param string $url URL.
	 */
	public static function embed( $url ): array {
		return array(
			'type' => 'embed',
			'url'  => sanitize_url( $url, array( 'https', 'http' ) ),
		);
	}
}
