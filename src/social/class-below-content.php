<?php
namespace Mainstreet\Social;

use Mainstreet\Core\Stored_Settings;
use Mainstreet\Social\Likes\Like_Button;
use Mainstreet\Social\Replies\Reply_Links;
use Mainstreet\Social\Sharing\Share_List;
use Mainstreet\Social\Sharing\Share_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the buttons, and links to replies elsewhere, below the content of single posts, where the owner chose it. What stands in the content as a block is not repeated.
 */
final class Below_Content {

	/**
	 * Adds them.
	 *
	 * @param string $content HTML of the content.
	 * @return string
	 */
	public static function add( $content ) {
		$post = get_post();
		if ( ! is_string( $content ) || ! $post || ! self::is_place( $post ) || ! Page_Parts::are_wanted() ) {
			return $content;
		}
		$sharing = self::has( 'sharing_below', $post ) && Post_Switches::works( 'sharing-buttons' ) && false === strpos( $content, 'mainstreet-share__link' )
			? Share_List::html( $post, self::buttons(), Stored_Settings::text( 'sharing_style' ) )
			: '';
		$like    = self::has( 'likes_below', $post ) && Post_Switches::works( 'like' ) && false === strpos( $content, 'mainstreet-like__button' )
			? Like_Button::html( $post )
			: '';
		$replies = self::has( 'replies_below', $post ) ? Reply_Links::html( $post ) : '';
		$all     = $sharing . $like . $replies;
		return '' === $all ? $content : $content . "\n<div class=\"mainstreet-social-buttons\">" . $all . '</div>';
	}

	/**
	 * Types of posts below whose content something stands.
	 *
	 * @param string $name Setting: `likes_below`, `sharing_below` or `replies_below`.
	 * @return string[]
	 */
	public static function types( $name ) {
		return array_values( self::items( $name ) );
	}

	/**
	 * Whether the content being made is that of the page's one post.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	private static function is_place( \WP_Post $post ) {
		return is_singular() && is_main_query() && in_the_loop() && get_queried_object_id() === $post->ID;
	}

	/**
	 * Whether a type of posts is chosen.
	 *
	 * @param string   $name Setting.
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	private static function has( $name, \WP_Post $post ) {
		return in_array( $post->post_type, self::items( $name ), true );
	}

	/**
	 * The buttons, in the order of the setting.
	 *
	 * @return array[] As Share_List takes them.
	 */
	private static function buttons() {
		$settings = Stored_Settings::all();
		return array_map(
			static function ( $service ) {
				return array(
					'service' => $service,
					'label'   => '',
				);
			},
			isset( $settings['sharing_services'] ) ? self::items( 'sharing_services' ) : Share_Services::STANDARD
		);
	}

	/**
	 * A setting that is a list. Read as it is stored, as the declarations of all settings are many files.
	 *
	 * @param string $name Setting.
	 * @return string[]
	 */
	private static function items( $name ) {
		return array_filter( array_map( 'trim', explode( ',', Stored_Settings::text( $name ) ) ) );
	}
}
