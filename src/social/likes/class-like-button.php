<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Social\Post_Switches;
use Mainstreet\Social\Social_Buttons;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a form with a button and the number. The HTML is the same for all visitors, so that a page cache may keep it. Whether the
 * visitor likes the post is found out by the script (`src/social/view.ts`), or on the page that follows a press without script.
 */
final class Like_Button {

	const ICON = '<svg class="mainstreet-like__icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 20.2 4.600 12.900a4.700 4.700 0 0 1 0-6.700 4.800 4.800 0 0 1 6.700 0l.7.7.7-.7a4.800 4.800 0 0 1 6.700 0 4.700 4.700 0 0 1 0 6.700Z"/></svg>';

	/**
	 * Posts rendered so far, because an ID may occur once on a page.
	 *
	 * @var array<int, true>
	 */
	private static array $drawn = array();

	/**
	 * Renders the HTML.
	 *
	 * @param \WP_Post|null $post    Post.
	 * @param string        $wrapper Escaped attributes of the block's element; '' for none.
	 * @return string '' where no buttons may be drawn, or the post can't be liked.
	 */
	public static function render( $post, string $wrapper = '' ): string {
		if ( ! Social_Buttons::can_render() || ! Post_Switches::can_be_liked( $post ) ) {
			return '';
		}
		Social_Buttons::enqueue();
		$likes  = self::is_liked( $post->ID );
		$number = Like_Counts::get( $post->ID );
		$form   = sprintf(
			'<form class="mainstreet-like"%1$s method="post" action="%2$s" data-likes="%3$s"><input type="hidden" name="post" value="%4$d"><input type="hidden" name="do" value="%5$s"><button class="mainstreet-like__button" aria-pressed="%6$s">%7$s%8$s</button><span class="mainstreet-like__count"><span class="mainstreet-like__hidden">%9$s </span><b>%10$s</b></span></form>',
			isset( self::$drawn[ $post->ID ] ) ? '' : ' id="' . esc_attr( Like_Form::element_id( $post->ID ) ) . '"',
			esc_url( Like_Form::url() ),
			esc_url( rest_url( 'mainstreet/v1/likes/' . $post->ID ) ),
			$post->ID,
			$likes ? 'unlike' : 'like',
			$likes ? 'true' : 'false',
			self::ICON,
			esc_html__( 'Like', 'mainstreet-blocks' ),
			/* translators: stands in front of a number, for screen readers. */
			esc_html__( 'Likes:', 'mainstreet-blocks' ),
			esc_html( number_format_i18n( $number ) )
		);
		self::$drawn[ $post->ID ] = true;
		return '' === $wrapper ? $form : "<div $wrapper>$form</div>";
	}

	/**
	 * Whether this visitor likes a post; only on the page after a press, which is for this visitor alone.
	 *
	 * @param int $post_id Post.
	 * @return bool False on every page that a cache may keep.
	 */
	private static function is_liked( $post_id ): bool {
		return isset( $_GET['mainstreet_liked'] ) && defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE && Likes::has( $post_id, Liker::current() ); // phpcs:ignore WordPress.Security.NonceVerification -- only shows something.
	}
}
