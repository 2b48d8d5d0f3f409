<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Files\Video_Sender;
use Mainstreet\Videos\Files\Video_Storage;

defined( 'ABSPATH' ) || exit;

/** REST routes of hosted videos: settings, files and tracks (docs/server-contract.md A36 to A39, B.17). */
final class Video_Controller extends Controller {

	public function register_routes() {
		$may_edit = array( $this, 'update_item_permissions_check' );
		$track    = array(
			'kind'    => $this->choice_schema( Video_Tracks::KINDS ),
			'srclang' => $this->text_schema( 40, 'en' ),
		);
		$add      = $track + array(
			'label'           => $this->text_schema( 100, 'English' ),
			// The kind and language of the track to change. Without a file, the track keeps its text.
			'replace_kind'    => array( 'required' => false ) + $track['kind'],
			'replace_srclang' => $track['srclang'],
		);
		$text     = array(
			'type'     => 'string',
			'required' => true,
		);
		// Public; the signature in the URL authorizes the request.
		$signed = array(
			'exp' => $text,
			'sig' => $text,
		);
		$this->register_route( '/videopress/meta', $this->endpoint( 'POST', array( $this, 'update_item' ), $may_edit, $this->get_settings_args() ), 'wpcom/v2' );
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})', $this->endpoint( 'GET', array( $this, 'get_item' ), array( $this, 'get_item_permissions_check' ) ) );
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/file', $this->endpoint( 'GET', array( Video_Sender::class, 'send_video' ), '__return_true', $signed ) );
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/track', $this->endpoint( 'GET', array( Video_Sender::class, 'send_track' ), '__return_true', $signed + $track ) );
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/tracks', $this->endpoint( 'POST', array( $this, 'add_track' ), $may_edit, $add ) );
		$this->register_route( '/videos/(?P<guid>[A-Za-z0-9]{8})/tracks/delete', $this->endpoint( 'POST', array( $this, 'delete_track' ), $may_edit, $track ) );
	}

	/** Returns the parameters of `videopress/meta`. */
	private function get_settings_args(): array {
		$flag = array(
			'type' => array( 'boolean', 'integer' ),
			'enum' => array( true, false, 0, 1 ),
		);
		return array(
			'id'              => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
			'rating'          => array(
				'type' => 'string',
				'enum' => array( 'G', 'PG-13', 'R-17', 'X-18' ),
			),
			'privacy_setting' => array(
				'type'    => 'integer',
				'minimum' => 0,
				'maximum' => 2,
			),
			'allow_download'  => $flag,
			'display_embed'   => $flag,
			'title'           => $this->text_schema( 1000 ),
			'description'     => $this->text_schema( 20000 ),
			'caption'         => $this->text_schema( 5000 ),
		);
	}

	/**
	 * Whether the user can edit the video that `id` or `guid` names.
	 *
	 * @return bool|\WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		$id = self::find_id( $request );
		return ( $id && Videos::is_video( $id ) && current_user_can( 'edit_post', $id ) )
			? true
			: new \WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to edit this video.', 'mainstreet-blocks' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Whether the current user can watch the video. True for an unknown video, for which get_item() returns 404.
	 *
	 * @return bool|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		$id = self::find_id( $request );
		return ! $id || Video_Access::can_watch( $id ) ? true : new \WP_Error( 'rest_forbidden', __( 'This video is private.', 'mainstreet-blocks' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Returns the details of a video (docs/server-contract.md A37).
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_item( $request ) {
		$id = self::find_id( $request );
		if ( ! $id ) {
			return new \WP_Error( 'not_found', __( 'This video is not available.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$meta  = wp_get_attachment_metadata( $id );
		$meta  = is_array( $meta ) ? $meta : array();
		$facts = array(
			'guid'     => Videos::guid( $id ),
			'title'    => Videos::title( $id ),
			'duration' => isset( $meta['length'] ) ? (int) ( 1000 * (float) $meta['length'] ) : 0,
			'width'    => isset( $meta['width'] ) ? (int) $meta['width'] : 0,
			'height'   => isset( $meta['height'] ) ? (int) $meta['height'] : 0,
			'poster'   => (string) wp_get_attachment_image_url( (int) get_post_thumbnail_id( $id ), 'large' ),
			'original' => Video_Storage::get_url( $id ),
			'tracks'   => (object) Video_Tracks::get_all( $id ),
		);
		if ( current_user_can( 'edit_post', $id ) ) {
			$facts['id'] = $id;
		}
		/**
		 * Filters the details of a video in the REST API, for users who can watch it.
		 *
		 * @param array $facts Details.
		 * @param int   $id    Attachment.
		 */
		$facts = (array) apply_filters( 'mainstreet_video_details', $facts, $id );
		return Video_Access::is_private( $id ) ? $this->private_response( $facts ) : new \WP_REST_Response( $facts );
	}

	/**
	 * Stores settings and texts (A36).
	 *
	 * @return array|\WP_Error
	 */
	public function update_item( $request ) {
		$id     = self::find_id( $request );
		$texts  = array(
			'title'       => 'post_title',
			'description' => 'post_content',
			'caption'     => 'post_excerpt',
		);
		$fields = array();
		foreach ( $texts as $name => $field ) {
			if ( isset( $request[ $name ] ) ) {
				$fields[ $field ] = $request[ $name ];
			}
		}
		if ( $fields ) {
			$done = self::write_texts( $id, $fields );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
		}
		if ( isset( $request['rating'] ) ) {
			update_post_meta( $id, 'videopress_rating', Videos::sanitize_rating( $request['rating'] ) );
		}
		foreach ( array( 'allow_download', 'display_embed' ) as $name ) {
			if ( isset( $request[ $name ] ) ) {
				update_post_meta( $id, "videopress_$name", rest_sanitize_boolean( $request[ $name ] ) ? '1' : '0' );
			}
		}
		if ( isset( $request['privacy_setting'] ) && ! self::set_privacy( $id, (int) $request['privacy_setting'] ) ) {
			return new \WP_Error( 'not_moved', __( 'The video file could not be moved, so it was not changed.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
		return array(
			'code'    => 'success',
			'message' => __( 'The video was updated.', 'mainstreet-blocks' ),
			'data'    => 200,
		);
	}

	/**
	 * Stores texts. wp_update_post() writes all columns of a post, so the lock keeps other changes from being overwritten.
	 *
	 * @param array $fields Texts by column.
	 * @return int|\WP_Error
	 */
	private static function write_texts( int $id, array $fields ) {
		try {
			return Videos::run_locked( $id, static fn() => wp_update_post( wp_slash( array( 'ID' => $id ) + $fields ), true ) );
		} catch ( Transaction_Lost $error ) {
			return new \WP_Error( 'not_stored', __( 'The video could not be changed. Please try again.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
	}

	/**
	 * Stores the privacy setting, and moves the files.
	 *
	 * @param int $setting 0, 1 or 2.
	 * @return bool Whether it succeeded. Otherwise, the previous setting is restored.
	 */
	private static function set_privacy( int $id, int $setting ): bool {
		$before = Videos::settings( $id )['privacy_setting'];
		// Scheduled first: if this process dies after storing the setting, the files of a private video must not stay public.
		Video_Storage::schedule_move( $id );
		update_post_meta( $id, 'videopress_privacy_setting', (string) $setting );
		$is_done = Video_Storage::move_files( $id );
		if ( ! $is_done ) {
			update_post_meta( $id, 'videopress_privacy_setting', (string) $before );
			Video_Storage::move_files( $id );
		}
		wp_clear_scheduled_hook( Video_Storage::SINGLE_EVENT, array( $id ) );
		return $is_done;
	}

	/**
	 * Adds a track, or changes the track that `replace_kind` and `replace_srclang` name (A38).
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function add_track( \WP_REST_Request $request ) {
		$id       = self::find_id( $request );
		$files    = $request->get_file_params();
		$language = Video_Tracks::sanitize_language( $request['srclang'] );
		if ( '' === $language ) {
			return new \WP_Error( 'invalid_language', __( 'Please enter the language as a tag such as en or pt-BR.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		if ( isset( $request['replace_kind'] ) ) {
			$old  = array( $request['replace_kind'], (string) $request['replace_srclang'] );
			$done = Video_Tracks::update( $id, $old, array( $request['kind'], $language ), $request['label'], isset( $files['vtt'] ) ? self::read_upload( $files['vtt'] ) : null );
		} else {
			$done = Video_Tracks::add( $id, $request['kind'], $language, $request['label'], self::read_upload( isset( $files['vtt'] ) ? $files['vtt'] : null ) );
		}
		return is_wp_error( $done ) ? $done : new \WP_REST_Response( (object) Video_Tracks::get_all( $id ) );
	}

	/**
	 * Returns the contents of an uploaded file.
	 *
	 * @param mixed $file Entry of $_FILES.
	 * @return string '' if there is no file, or it is too large.
	 */
	private static function read_upload( $file ): string {
		$path = isset( $file['tmp_name'] ) && is_string( $file['tmp_name'] ) && is_uploaded_file( $file['tmp_name'] ) ? $file['tmp_name'] : '';
		return '' !== $path && filesize( $path ) <= Track_Text::MAX_BYTES ? (string) file_get_contents( $path ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file that was just uploaded.
	}

	/**
	 * Deletes a track (A39).
	 *
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function delete_track( \WP_REST_Request $request ) {
		$done = Video_Tracks::delete( self::find_id( $request ), $request['kind'], $request['srclang'] );
		return is_wp_error( $done ) ? $done : new \WP_REST_Response( (object) Video_Tracks::get_all( self::find_id( $request ) ) );
	}

	/** Returns the attachment id for the `guid` or `id` of a request; 0 if there is none. */
	private static function find_id( \WP_REST_Request $request ): int {
		if ( ! isset( $request['guid'] ) ) {
			return (int) $request['id'];
		}
		return is_string( $request['guid'] ) ? Videos::find( $request['guid'] ) : 0;
	}
}
