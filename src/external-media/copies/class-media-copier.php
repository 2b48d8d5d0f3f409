<?php
namespace Mainstreet\External_Media\Copies;

use Mainstreet\Core\Picture_Size;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\External_Media\Google_Photos\Google_Item;
use Mainstreet\External_Media\Google_Photos\Google_Login;
use Mainstreet\External_Media\Google_Photos\Google_Media;
use Mainstreet\External_Media\Media_Item;
use Mainstreet\External_Media\Media_Sources;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Copies images and videos of external libraries to the media library. Downloads only signed URLs (Media_Item), checks the type by the
 * contents of the file, and stores creator and license.
 */
final class Media_Copier {

	/** Maximum number of redirects. */
	const HOPS = 3;

	/** Allowed types, as detected from the contents => file extensions. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	);

	private Http_Client $client;

	public function __construct( Http_Client $client ) {
		$this->client = $client;
	}

	/**
	 * Copies an image.
	 *
	 * @param string $service Library.
	 * @param array  $given   `guid`, as the list returned it; `caption` and `title` if they were changed.
	 * @param int    $post    Post to attach the image to; 0 for none.
	 * @return array|\WP_Error Attachment for the editor.
	 */
	public function copy( $service, array $given, int $post ) {
		$item = Media_Item::read( $service, isset( $given['guid'] ) ? $given['guid'] : null );
		if ( ! $item || ! Media_Sources::may_lie_at( $service, $item['url'] ) ) {
			return self::refuse( __( 'This image is no longer available. Please search again.', 'mainstreet-blocks' ) );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$words = self::words( $item, $given );
		$key   = Copy_Finder::key( $service, $item['id'], $words, (int) $post );
		$known = Copy_Finder::find( $key );
		if ( $known ) {
			return self::present( $known );
		}
		$file = wp_tempnam( 'mainstreet-external' );
		if ( ! $file ) {
			return self::refuse( __( 'Could not download media file.', 'mainstreet-blocks' ) );
		}
		try {
			$ending = $this->fetch( $service, $item['url'], $file );
			if ( is_wp_error( $ending ) ) {
				return $ending;
			}
			// Another request may have made the copy during the download.
			$known = Copy_Finder::find( $key );
			return $known ? self::present( $known ) : self::add( $service, $item + array( 'ending' => $ending ), $words, $post, array( $file, $key ) );
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Returns the title and caption of a copy, sanitized.
	 *
	 * @param array $item  Signed item.
	 * @param array $given As for copy().
	 * @return string[]
	 */
	private static function words( array $item, array $given ): array {
		$title   = isset( $given['title'] ) && '' !== $given['title'] ? $given['title'] : $item['title'];
		$caption = isset( $given['caption'] ) && '' !== $given['caption'] ? $given['caption'] : $item['caption'];
		return array( sanitize_text_field( $title ), Safe_Html::of( $caption, Media_Item::CAPTION, array( 'http', 'https' ) ) );
	}

	/**
	 * Adds a downloaded file to the media library.
	 *
	 * @param string   $service Library.
	 * @param array    $item    Signed item, and `ending`, the extension of the file.
	 * @param string[] $words   Title and caption.
	 * @param string[] $loaded  Path of the file, and hash from Copy_Finder::key().
	 * @return array|\WP_Error
	 */
	private static function add( $service, array $item, array $words, int $post, array $loaded ) {
		list( $title, $caption ) = $words;
		list( $file, $key )      = $loaded;
		// The title of a photo from Google is the camera's file name, which is no alternative text. A changed title is used.
		$alt  = Google_Login::SERVICE === $service && sanitize_text_field( $item['title'] ) === $title ? '' : $title;
		$meta = array(
			'_wp_attachment_image_alt' => $alt,
			Copy_Finder::META          => $key,
		);

		$id = media_handle_sideload(
			array(
				'name'     => sanitize_file_name( $item['name'] . '.' . $item['ending'] ),
				'tmp_name' => $file,
			),
			$post,
			null,
			array(
				'post_title'   => wp_slash( '' === $title ? $item['name'] : $title ),
				'post_excerpt' => wp_slash( $caption ),
				'post_content' => '',
				'meta_input'   => wp_slash( $meta + Media_Credit::meta( $service, $item ) ),
			)
		);
		if ( is_wp_error( $id ) ) {
			return self::refuse( wp_strip_all_tags( $id->get_error_message() ) );
		}
		return self::present( $id );
	}

	/**
	 * Downloads a file, and checks its type.
	 *
	 * @param string $service Library.
	 * @param string $url     Signed URL.
	 * @param string $file    Path to download to.
	 * @return string|\WP_Error Extension for the file name.
	 */
	private function fetch( $service, $url, string $file ) {
		foreach ( Google_Login::SERVICE === $service ? Google_Item::files( $url ) : array( $url ) as $address ) {
			$answer = $this->load( $service, $address, $file );
			if ( is_wp_error( $answer ) && 'authorization_required' === $answer->get_error_code() ) {
				return $answer;
			}
			if ( is_wp_error( $answer ) || 200 !== $answer['status'] || ! is_file( $file ) || ! filesize( $file ) ) {
				return self::refuse( __( 'Could not download media file.', 'mainstreet-blocks' ) );
			}
			$is_video = Google_Login::SERVICE === $service && Google_Item::is_video( $address );
			$types    = $is_video ? Video_Kind::TYPES : self::TYPES;
			$type     = $is_video ? Video_Kind::of( $file ) : (string) wp_get_image_mime( $file );
			if ( isset( $types[ $type ] ) && in_array( $type, get_allowed_mime_types(), true ) ) {
				if ( ! $is_video && ! Picture_Size::is_small_enough( $file ) ) {
					return self::refuse( __( 'This image is too large to be read here. Please choose a smaller one.', 'mainstreet-blocks' ) );
				}
				return $types[ $type ];
			}
		}
		return self::refuse( __( 'Sorry, you are not allowed to upload this file type.', 'mainstreet-blocks' ) );
	}

	/**
	 * Downloads a file.
	 *
	 * @param string $service Library.
	 * @param string $url     Signed URL.
	 * @param string $file    Path to download to.
	 * @return array|\WP_Error As Http_Client::request() returns it.
	 */
	private function load( $service, $url, string $file ) {
		$args = array(
			'stream'              => true,
			'filename'            => $file,
			'limit_response_size' => max( 1, wp_max_upload_size() ),
		);
		if ( Google_Login::SERVICE === $service ) {
			return ( new Google_Media( get_current_user_id(), $this->client ) )->load( $url, $args );
		}
		return $this->client->get_public( $url, $args + array( 'max_hops' => 'pexels' === $service ? 0 : self::HOPS ) );
	}

	/** Returns an attachment for the editor. */
	private static function present( int $id ): array {
		$known = wp_prepare_attachment_for_js( $id );
		return array(
			'id'      => $id,
			'caption' => (string) get_post_field( 'post_excerpt', $id, 'raw' ),
			'alt'     => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			'title'   => (string) get_post_field( 'post_title', $id ),
			'type'    => wp_attachment_is( 'video', $id ) ? 'video' : 'image',
			'url'     => (string) wp_get_attachment_url( $id ),
			'mime'    => (string) get_post_mime_type( $id ),
			'link'    => (string) get_attachment_link( $id ),
			'sizes'   => isset( $known['sizes'] ) ? (object) $known['sizes'] : (object) array(),
		);
	}

	private static function refuse( string $sentence ): \WP_Error {
		return new \WP_Error( 'rest_upload_error', $sentence, array( 'status' => 400 ) );
	}
}
