<?php
namespace Mainstreet\Videos;

use Mainstreet\Videos\Access\Video_Access;

defined( 'ABSPATH' ) || exit;

/**
 * Adds two fields to `wp/v2/media/{id}`: `jetpack_videopress` (docs/server-contract.md A35) for users who can edit the attachment, and
 * `jetpack_videopress_guid` for users who can write posts and watch the video. Connects uploaded images with their video.
 */
final class Video_Field {

	/** Registers the fields, unless another plugin has registered them. */
	public static function register(): void {
		$fields = array(
			'jetpack_videopress'      => array( __CLASS__, 'get_settings' ),
			'jetpack_videopress_guid' => array( __CLASS__, 'get_guid' ),
		);
		foreach ( $fields as $name => $read ) {
			if ( ! isset( $GLOBALS['wp_rest_additional_fields']['attachment'][ $name ] ) ) {
				register_rest_field(
					'attachment',
					$name,
					array(
						'get_callback' => $read,
						'schema'       => array(
							'type'     => array( 'object', 'string', 'null' ),
							'context'  => array( 'view', 'edit' ),
							'readonly' => true,
						),
					)
				);
			}
		}
	}

	/**
	 * Callback of the field `jetpack_videopress_guid`: returns the guid for users who can write posts and watch the video.
	 *
	 * @param array $data Prepared attachment.
	 * @return string|null Null for other users, or if the attachment is not a video.
	 */
	public static function get_guid( $data ) {
		$id = isset( $data['id'] ) ? (int) $data['id'] : 0;
		return Videos::is_video( $id ) && current_user_can( 'edit_posts' ) && Video_Access::can_watch( $id ) ? Videos::guid( $id ) : null;
	}

	/**
	 * Callback of the field `jetpack_videopress`.
	 *
	 * @param array $data Prepared attachment.
	 * @return array|null Null if the attachment is not a video, or the user cannot edit it.
	 */
	public static function get_settings( $data ) {
		$id = isset( $data['id'] ) ? (int) $data['id'] : 0;
		if ( ! Videos::is_video( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return null;
		}
		$settings   = Videos::settings( $id );
		$post       = get_post( $id );
		$is_private = Video_Access::is_private( $id );
		return array(
			'guid'                     => Videos::guid( $id ),
			'rating'                   => $settings['rating'],
			'allow_download'           => (int) $settings['allow_download'],
			'privacy_setting'          => $settings['privacy_setting'],
			'title'                    => $post->post_title,
			'description'              => $post->post_content,
			'caption'                  => $post->post_excerpt,
			'display_embed'            => (int) $settings['display_embed'],
			'needs_playback_token'     => $is_private,
			'is_private'               => $is_private,
			'private_enabled_for_site' => Video_Access::is_site_private(),
		) + ( Videos::is_remote( $id ) ? array( 'remote' => true ) : array() );
	}

	/**
	 * Callback of `rest_after_insert_attachment`: makes the video in the parameter `mainstreet_film` the parent of an uploaded image. Core
	 * does not accept an attachment as parent.
	 *
	 * @param \WP_Post         $image   Attachment.
	 * @param \WP_REST_Request $request Request.
	 * @param bool             $is_new  Whether it was just uploaded.
	 */
	public static function set_image_parent( $image, $request, $is_new ): void {
		if ( ! $image instanceof \WP_Post || ! $request instanceof \WP_REST_Request ) {
			return;
		}
		$video_id = isset( $request['mainstreet_film'] ) && is_numeric( $request['mainstreet_film'] ) ? (int) $request['mainstreet_film'] : 0;
		if ( $is_new && $video_id && ! $image->post_parent && wp_attachment_is_image( $image ) && Videos::is_video( $video_id ) && current_user_can( 'edit_post', $video_id ) ) {
			wp_update_post(
				array(
					'ID'          => $image->ID,
					'post_parent' => $video_id,
				)
			);
		}
	}
}
