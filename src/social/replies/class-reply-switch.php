<?php
namespace Mainstreet\Social\Replies;

use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/**
 * The owner chooses types of posts (setting `replies_below`; none at first), and single posts can be left out in their panel.
 */
final class Reply_Switch {

	/** Setting; REST field; post meta, where a post shows none. */
	const SETTING = 'replies_below';
	const FIELD   = 'mainstreet_replies_enabled';
	const META    = '_mainstreet_replies_hidden';

	/**
	 * Types of posts that show them.
	 *
	 * @return string[]
	 */
	public static function types() {
		$types = Post_Switches::types_below( self::SETTING );
		return $types && Post_Switches::works( Post_Connections::MODULE ) ? $types : array();
	}

	/**
	 * Whether a post shows them: everybody may read it, its type is chosen, and it was not left out.
	 *
	 * @param mixed $post Post, or what get_post() gives for none.
	 * @return bool
	 */
	public static function is_shown( $post ) {
		return $post instanceof \WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post )
			&& in_array( $post->post_type, self::types(), true ) && self::has( $post->ID );
	}

	/**
	 * Whether a post is set to show them.
	 *
	 * @param int $post_id Post.
	 * @return bool
	 */
	public static function has( $post_id ) {
		return ! get_post_meta( $post_id, self::META, true );
	}

	/**
	 * Registers the field, for types that are chosen.
	 */
	public static function register_field() {
		foreach ( array_filter( self::types(), 'post_type_exists' ) as $type ) {
			register_rest_field(
				$type,
				self::FIELD,
				array(
					'get_callback'    => static function ( $post ) {
						return self::has( (int) $post['id'] );
					},
					'update_callback' => array( __CLASS__, 'write' ),
					'schema'          => array(
						'description' => __( 'Whether the post shows its replies from social networks.', 'mainstreet-blocks' ),
						'type'        => 'boolean',
						'context'     => array( 'edit' ),
					),
				)
			);
		}
	}

	/**
	 * Stores it. Core has asked for `edit_post` before; it is asked again with the post in hand.
	 *
	 * @param mixed    $value What was sent.
	 * @param \WP_Post $post  Post.
	 * @return true|\WP_Error
	 */
	public static function write( $value, $post ) {
		if ( ! current_user_can( 'edit_post', $post->ID ) ) {
			return Errors::forbidden();
		}
		if ( $value ) {
			delete_post_meta( $post->ID, self::META );
		} else {
			update_post_meta( $post->ID, self::META, '1' );
		}
		return true;
	}

	/**
	 * Types of posts whose editor has the checkbox, for the script.
	 *
	 * @param array $own See Editor_State::own().
	 * @return array
	 */
	public static function add_to_editor( $own ) {
		$own['likesAndSharing']['replies'] = self::types();
		return $own;
	}
}
