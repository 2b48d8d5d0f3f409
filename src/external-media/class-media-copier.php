<?php
/**
 * One picture into this site's library.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Core\Safe_Html;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Loads a picture that we signed, looks at what it really is, and keeps with it who made it and how it may be used.
 */
final class Media_Copier {

	/** Redirects that are followed. */
	const HOPS = 3;

	/** What is taken, by what the file itself says. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	);

	/**
	 * What requests.
	 *
	 * @var Http_Client
	 */
	private $client;

	/**
	 * The copier.
	 *
	 * @param Http_Client $client What requests.
	 */
	public function __construct( Http_Client $client ) {
		$this->client = $client;
	}

	/**
	 * Copies a picture.
	 *
	 * @param string $service Library.
	 * @param array  $given   `guid`, as the list gave it; `caption` and `title` where they were changed.
	 * @param int    $post    Post it belongs to, or 0.
	 * @return array|\WP_Error The copy for the editor.
	 */
	public function copy( $service, array $given, $post ) {
		$item = Media_Item::read( $service, isset( $given['guid'] ) ? $given['guid'] : null );
		if ( ! $item || ! Media_Sources::may_lie_at( $service, $item['url'] ) ) {
			return self::refuse( __( 'This picture is not of the list any more. Please search again.', 'mainstreet-blocks' ) );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$file = wp_tempnam( 'mainstreet-external' );
		if ( ! $file ) {
			return self::refuse( __( 'Could not download media file.', 'mainstreet-blocks' ) );
		}
		try {
			return $this->take( $service, $item, $given, $post, $file );
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Loads a picture and adds it.
	 *
	 * @param string $service Library.
	 * @param array  $item    What was signed.
	 * @param array  $given   As for copy().
	 * @param int    $post    Post.
	 * @param string $file    Where it is loaded to.
	 * @return array|\WP_Error
	 */
	private function take( $service, array $item, array $given, $post, $file ) {
		$answer = $this->client->get_public(
			$item['url'],
			array(
				'stream'              => true,
				'filename'            => $file,
				'limit_response_size' => max( 1, wp_max_upload_size() ),
				'max_hops'            => 'pexels' === $service ? 0 : self::HOPS,
			)
		);
		if ( is_wp_error( $answer ) || 200 !== $answer['status'] || ! is_file( $file ) || ! filesize( $file ) ) {
			return self::refuse( __( 'Could not download media file.', 'mainstreet-blocks' ) );
		}
		$type = (string) wp_get_image_mime( $file );
		if ( ! isset( self::TYPES[ $type ] ) || ! in_array( $type, get_allowed_mime_types(), true ) ) {
			return self::refuse( __( 'Sorry, you are not allowed to upload this file type.', 'mainstreet-blocks' ) );
		}
		$title   = sanitize_text_field( isset( $given['title'] ) && '' !== $given['title'] ? $given['title'] : $item['title'] );
		$caption = isset( $given['caption'] ) && '' !== $given['caption'] ? $given['caption'] : $item['caption'];
		$caption = Safe_Html::of( $caption, Media_Item::CAPTION, array( 'http', 'https' ) );
		$id      = media_handle_sideload(
			array(
				'name'     => sanitize_file_name( $item['name'] . '.' . self::TYPES[ $type ] ),
				'tmp_name' => $file,
			),
			$post,
			null,
			array(
				'post_title'   => wp_slash( '' === $title ? $item['name'] : $title ),
				'post_excerpt' => wp_slash( $caption ),
				'post_content' => '',
				'meta_input'   => wp_slash( array( '_wp_attachment_image_alt' => $title ) + Media_Credit::meta( $service, $item ) ),
			)
		);
		if ( is_wp_error( $id ) ) {
			return self::refuse( wp_strip_all_tags( $id->get_error_message() ) );
		}
		return self::present( $id, $title, $caption );
	}

	/**
	 * A copy for the editor.
	 *
	 * @param int    $id      Media file.
	 * @param string $alt     Its alternative text.
	 * @param string $caption Its caption, HTML.
	 * @return array
	 */
	private static function present( $id, $alt, $caption ) {
		$known = wp_prepare_attachment_for_js( $id );
		return array(
			'id'      => $id,
			'caption' => $caption,
			'alt'     => $alt,
			'title'   => (string) get_post_field( 'post_title', $id ),
			'type'    => 'image',
			'url'     => (string) wp_get_attachment_url( $id ),
			'mime'    => (string) get_post_mime_type( $id ),
			'link'    => (string) get_attachment_link( $id ),
			'sizes'   => isset( $known['sizes'] ) ? (object) $known['sizes'] : (object) array(),
		);
	}

	/**
	 * Says why not.
	 *
	 * @param string $sentence Sentence.
	 * @return \WP_Error
	 */
	private static function refuse( $sentence ) {
		return new \WP_Error( 'rest_upload_error', $sentence, array( 'status' => 400 ) );
	}
}
