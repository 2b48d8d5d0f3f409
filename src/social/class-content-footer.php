<?php
namespace Mainstreet\Social;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Likes\Like_Button;
use Mainstreet\Social\Replies\Reply_Links;
use Mainstreet\Social\Sharing_Buttons\Share_List;
use Mainstreet\Social\Sharing_Buttons\Share_Services;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the buttons, and links to replies elsewhere, below the content of single posts, where the owner chose it. Buttons that are in the
 * content as blocks are not repeated.
 */
final class Content_Footer {

	/**
	 * Adds buttons and links.
	 *
	 * @param string $content HTML of the content.
	 * @return string
	 */
	public static function add( $content ) {
		$post = get_post();
		if ( ! is_string( $content ) || ! $post || ! self::is_place( $post ) || ! Social_Buttons::are_wanted() ) {
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

	/** Whether the content is that of the page's one post. */
	private static function is_place( \WP_Post $post ): bool {
		return is_singular() && is_main_query() && in_the_loop() && get_queried_object_id() === $post->ID;
	}

	/**
	 * Whether a post type is chosen.
	 *
	 * @param string $name Setting.
	 */
	private static function has( string $name, \WP_Post $post ): bool {
		return in_array( $post->post_type, Post_Switches::types_below( $name ), true );
	}

	/**
	 * Buttons in the order of the setting.
	 *
	 * @return array[] Buttons for Share_List.
	 */
	private static function buttons(): array {
		$settings = Stored_Settings::all();
		$chosen   = array_filter( array_map( 'trim', explode( ',', Stored_Settings::text( 'sharing_services' ) ) ) );
		return array_map(
			static function ( $service ) {
				return array(
					'service' => $service,
					'label'   => '',
				);
			},
			isset( $settings['sharing_services'] ) ? $chosen : Share_Services::STANDARD
		);
	}
}
