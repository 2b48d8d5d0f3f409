<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Social\Post_Switches;
use Mainstreet\Social\Social_Buttons;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a form with a button and the number. The HTML is the same for all visitors, so that a page cache may keep it. Whether the
 * visitor likes the post is found out by the script (`src/social/view.ts`), or on the page that follows a press without script.
 *
 * Presses through admin-post.php are handled here too, and redirected back to the post, whose button then shows the result
 * (docs/server-contract.md 0.6). Clients use them as well on sites that close the REST API to strangers: they accept JSON.
 */
final class Like_Button {

	const ICON = '<svg class="mainstreet-like__icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 20.2 4.600 12.900a4.700 4.700 0 0 1 0-6.700 4.800 4.800 0 0 1 6.700 0l.7.7.7-.7a4.800 4.800 0 0 1 6.700 0 4.700 4.700 0 0 1 0 6.700Z"/></svg>';

	/** Action of admin-post.php. */
	const ACTION = 'mainstreet_likes';

	/** Parameter of the page that shows the state of one visitor. */
	const PARAM = 'mainstreet_liked';

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
			isset( self::$drawn[ $post->ID ] ) ? '' : ' id="' . esc_attr( self::element_id( $post->ID ) ) . '"',
			esc_url( self::form_url() ),
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

	/** URL that the form posts to. The action is in the URL, because a field of that name would hide `form.action` from scripts. */
	public static function form_url(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION );
	}

	/**
	 * HTML ID of the form of a post.
	 *
	 * @param int $post_id Post.
	 */
	private static function element_id( $post_id ): string {
		return 'mainstreet-like-' . (int) $post_id;
	}

	/**
	 * Whether this visitor likes a post; only on the page after a press, which is for this visitor alone.
	 *
	 * @param int $post_id Post.
	 * @return bool False on every page that a cache may keep.
	 */
	private static function is_liked( $post_id ): bool {
		return isset( $_GET[ self::PARAM ] ) && defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE && Likes::has( $post_id, Liker::current() ); // phpcs:ignore WordPress.Security.NonceVerification -- only shows something.
	}

	/** Handles a press. */
	public static function handle_press(): void {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( 'post' !== $method ) {
			wp_safe_redirect( home_url( '/' ) );
			exit;
		}
		// phpcs:disable WordPress.Security.NonceVerification -- pages are cached, so there is no nonce in them; Like_Handler checks the origin.
		$post_id = isset( $_POST['post'] ) && is_scalar( $_POST['post'] ) ? absint( $_POST['post'] ) : 0;
		$likes   = ! isset( $_POST['do'] ) || 'unlike' !== $_POST['do'];
		// phpcs:enable
		$outcome = Like_Handler::handle( $post_id, $likes, Liker::current() );
		$status  = is_wp_error( $outcome ) ? (int) ( (array) $outcome->get_error_data() )['status'] : 200;
		nocache_headers();
		if ( isset( $_SERVER['HTTP_ACCEPT'] ) && 0 === strpos( sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT'] ) ), 'application/json' ) ) {
			wp_send_json( is_wp_error( $outcome ) ? array( 'code' => $outcome->get_error_code(), 'message' => $outcome->get_error_message() ) : $outcome, $status ); // phpcs:ignore WordPress.Arrays -- short.
		}
		if ( is_wp_error( $outcome ) ) {
			wp_die(
				esc_html( $outcome->get_error_message() ),
				'',
				array(
					'response'  => (int) $status,
					'back_link' => true,
				)
			);
		}
		wp_safe_redirect( add_query_arg( self::PARAM, '1', (string) get_permalink( $post_id ) ) . '#' . self::element_id( $post_id ), 303 );
		exit;
	}
}
