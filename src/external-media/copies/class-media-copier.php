<?php
namespace Mainstreet\External_Media\Copies;

use Mainstreet\Core\Image_Size;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\External_Media\Google_Photos\Google_Item;
use Mainstreet\External_Media\Google_Photos\Google_Login;
use Mainstreet\External_Media\Google_Photos\Google_Session;
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
	const MAX_REDIRECTS = 3;

	/** Allowed types, as detected from the contents => file extensions. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/gif'  => 'gif',
		'image/webp' => 'webp',
		'image/avif' => 'avif',
	);

	/** Allowed types of videos => file extensions. */
	const VIDEO_TYPES = array(
		'video/mp4'       => 'mp4',
		'video/quicktime' => 'mov',
		'video/webm'      => 'webm',
	);

	/** Meta key of a copy, with the hash from hash_request(). */
	const COPY_META = '_mainstreet_media_copy';

	private Http_Client $client;

	public function __construct( Http_Client $client ) {
		$this->client = $client;
	}

	/**
	 * Copies an image.
	 *
	 * @param array $given `guid`, as the list returned it; `caption` and `title` if they were changed.
	 * @param int   $post  Post to attach the image to; 0 for none.
	 * @return array|\WP_Error Attachment for the editor.
	 */
	public function copy( string $service, array $given, int $post ) {
		$item = Media_Item::verify( $service, isset( $given['guid'] ) ? $given['guid'] : null );
		if ( ! $item || ! Media_Sources::is_allowed_url( $service, $item['url'] ) ) {
			return self::create_error( __( 'This image is no longer available. Please search again.', 'mainstreet-blocks' ) );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$texts    = self::sanitize_texts( $item, $given );
		$key      = self::hash_request( $service, $item['id'], $texts, (int) $post );
		$existing = self::find_copy( $key );
		if ( $existing ) {
			return self::prepare_for_editor( $existing );
		}
		$file = wp_tempnam( 'mainstreet-external' );
		if ( ! $file ) {
			return self::create_error( __( 'Could not download media file.', 'mainstreet-blocks' ) );
		}
		try {
			$ending = $this->download_checked( $service, $item['url'], $file );
			if ( is_wp_error( $ending ) ) {
				return $ending;
			}
			// Another request may have made the copy during the download.
			$existing = self::find_copy( $key );
			return $existing ? self::prepare_for_editor( $existing ) : self::add_attachment( $service, $item + array( 'ending' => $ending ), $texts, $post, array( $file, $key ) );
		} finally {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
	}

	/**
	 * Returns the hash of a request.
	 *
	 * @param string $id    Id of the image in the library.
	 * @param array  $words Title and caption.
	 * @param int    $post  Post to attach the image to.
	 */
	private static function hash_request( string $service, string $id, array $words, int $post ): string {
		return md5( (string) wp_json_encode( array( get_current_user_id(), $service, $id, $words, $post ) ) );
	}

	/**
	 * Finds the copy that an identical request made within a day, and creates its missing image sizes: a gateway may end a slow request
	 * although the server completes it.
	 *
	 * @param string $key As hash_request() returns it.
	 * @return int Attachment id; 0 if there is none, or its file is missing.
	 */
	private static function find_copy( string $key ): int {
		$found = get_posts(
			array(
				'post_type'        => 'attachment',
				'author'           => get_current_user_id(),
				'fields'           => 'ids',
				'posts_per_page'   => 1,
				'suppress_filters' => false,
				'meta_key'         => self::COPY_META, // phpcs:ignore WordPress.DB.SlowDBQuery -- few files have this key.
				'meta_value'       => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
				'date_query'       => array(
					array(
						'column' => 'post_date',
						'after'  => wp_date( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
					),
				),
			)
		);
		$id    = $found ? (int) $found[0] : 0;
		$file  = $id ? get_attached_file( $id ) : '';
		if ( ! $id || ! $file || ! is_file( $file ) ) {
			return 0;
		}
		if ( wp_attachment_is_image( $id ) ) {
			// An interrupted request may have created only some sizes.
			wp_update_image_subsizes( $id );
		}
		return $id;
	}

	/**
	 * Returns the title and caption of a copy, sanitized.
	 *
	 * @param array $given As for copy().
	 * @return string[]
	 */
	private static function sanitize_texts( array $item, array $given ): array {
		$title   = isset( $given['title'] ) && '' !== $given['title'] ? $given['title'] : $item['title'];
		$caption = isset( $given['caption'] ) && '' !== $given['caption'] ? $given['caption'] : $item['caption'];
		return array( sanitize_text_field( $title ), Safe_Html::sanitize( $caption, Media_Item::CAPTION, array( 'http', 'https' ) ) );
	}

	/**
	 * Adds a downloaded file to the media library.
	 *
	 * @param array    $item   Signed item, and `ending`, the extension of the file.
	 * @param string[] $texts  Title and caption.
	 * @param string[] $loaded Path of the file, and hash from self::hash_request().
	 * @return array|\WP_Error
	 */
	private static function add_attachment( string $service, array $item, array $texts, int $post, array $loaded ) {
		list( $title, $caption ) = $texts;
		list( $file, $key )      = $loaded;
		// The title of a photo from Google is the camera's file name, which is no alternative text. A changed title is used.
		$alt  = Google_Login::SERVICE === $service && sanitize_text_field( $item['title'] ) === $title ? '' : $title;
		$meta = array(
			'_wp_attachment_image_alt' => $alt,
			self::COPY_META            => $key,
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
				'meta_input'   => wp_slash( $meta + Media_Credit::get_meta( $service, $item ) ),
			)
		);
		if ( is_wp_error( $id ) ) {
			return self::create_error( wp_strip_all_tags( $id->get_error_message() ) );
		}
		return self::prepare_for_editor( $id );
	}

	/**
	 * Downloads a file, and checks its type.
	 *
	 * @param string $url  Signed URL.
	 * @param string $file Path to download to.
	 * @return string|\WP_Error Extension for the file name.
	 */
	private function download_checked( string $service, $url, string $file ) {
		foreach ( Google_Login::SERVICE === $service ? Google_Item::get_candidate_urls( $url ) : array( $url ) as $address ) {
			$response = $this->download( $service, $address, $file );
			if ( is_wp_error( $response ) && 'authorization_required' === $response->get_error_code() ) {
				return $response;
			}
			if ( is_wp_error( $response ) || 200 !== $response['status'] || ! is_file( $file ) || ! filesize( $file ) ) {
				return self::create_error( __( 'Could not download media file.', 'mainstreet-blocks' ) );
			}
			$is_video = Google_Login::SERVICE === $service && Google_Item::is_video( $address );
			$types    = $is_video ? self::VIDEO_TYPES : self::TYPES;
			$type     = $is_video ? self::detect_video_type( $file ) : (string) wp_get_image_mime( $file );
			if ( isset( $types[ $type ] ) && in_array( $type, get_allowed_mime_types(), true ) ) {
				if ( ! $is_video && ! Image_Size::is_small_enough( $file ) ) {
					return self::create_error( __( 'This image is too large to be read here. Please choose a smaller one.', 'mainstreet-blocks' ) );
				}
				return $types[ $type ];
			}
		}
		return self::create_error( __( 'Sorry, you are not allowed to upload this file type.', 'mainstreet-blocks' ) );
	}

	/**
	 * Downloads a file.
	 *
	 * @param string $url  Signed URL.
	 * @param string $file Path to download to.
	 * @return array|\WP_Error As Http_Client::request() returns it.
	 */
	private function download( string $service, $url, string $file ) {
		$args = array(
			'stream'              => true,
			'filename'            => $file,
			'limit_response_size' => max( 1, wp_max_upload_size() ),
		);
		if ( Google_Login::SERVICE === $service ) {
			return ( new Google_Session( get_current_user_id(), $this->client ) )->download( $url, $args );
		}
		return $this->client->get_public( $url, $args + array( 'max_hops' => 'pexels' === $service ? 0 : self::MAX_REDIRECTS ) );
	}

	/**
	 * Returns the MIME type of a video by its first bytes. The fileinfo extension of PHP is not on every server.
	 *
	 * @param string $file Path.
	 * @return string '' if it is not one of VIDEO_TYPES.
	 */
	private static function detect_video_type( string $file ): string {
		$head = is_file( $file ) ? (string) file_get_contents( $file, false, null, 0, 64 ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this server.
		if ( 'ftyp' === substr( $head, 4, 4 ) ) {
			$brand = substr( $head, 8, 4 );
			// AVIF, HEIC and CR3 images have the same container format.
			if ( preg_match( '/^(?:avi[fs]|hei[cfmsx]|hev[cx]|mi[af]1|msf1|crx )$/', $brand ) ) {
				return '';
			}
			return 'qt  ' === $brand ? 'video/quicktime' : 'video/mp4';
		}
		return "\x1a\x45\xdf\xa3" === substr( $head, 0, 4 ) && false !== strpos( $head, 'webm' ) ? 'video/webm' : '';
	}

	/** Returns an attachment for the editor. */
	private static function prepare_for_editor( int $id ): array {
		$existing = wp_prepare_attachment_for_js( $id );
		return array(
			'id'      => $id,
			'caption' => (string) get_post_field( 'post_excerpt', $id, 'raw' ),
			'alt'     => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			'title'   => (string) get_post_field( 'post_title', $id ),
			'type'    => wp_attachment_is( 'video', $id ) ? 'video' : 'image',
			'url'     => (string) wp_get_attachment_url( $id ),
			'mime'    => (string) get_post_mime_type( $id ),
			'link'    => (string) get_attachment_link( $id ),
			'sizes'   => isset( $existing['sizes'] ) ? (object) $existing['sizes'] : (object) array(),
		);
	}

	private static function create_error( string $sentence ): \WP_Error {
		return new \WP_Error( 'rest_upload_error', $sentence, array( 'status' => 400 ) );
	}
}
