<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Public_Output;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Registration\Block_Types\Block_Declarations;
use Mainstreet\Video_Player\Rendering\Player_Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a post as HTML for email programs (docs/server-contract.md B.3): an excerpt with a link, or the whole post, with a
 * fallback for blocks that do not work in emails (Campaign_Stand_In).
 */
final class Campaign_Content {

	/** Core blocks that do not work outside of a page, as `mainstreet.needsPage` of block.json for blocks of this plugin. */
	const NEEDS_PAGE = array(
		'core/audio'    => 'audio',
		'core/comments' => 'comments',
		'core/embed'    => 'embed',
		'core/file'     => true,
		'core/html'     => true,
		'core/search'   => true,
		'core/video'    => 'video',
	);

	/** Maximum length of a post in bytes. Longer posts are sent as an excerpt; email programs truncate far shorter emails. */
	const LONGEST = 2000000;

	/**
	 * Renders the body of the email.
	 *
	 * @param \WP_Post $post The post.
	 * @return string Safe HTML.
	 */
	public static function html( \WP_Post $post ): string {
		$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- restored below; blocks read the global post.
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		$inner = 'full' === Options::get( 'newsletter_content' ) ? self::whole( $post ) : null;
		$inner = null === $inner ? Campaign_Excerpt::html( $post ) : $inner;
		$html  = self::picture( $post ) . $inner . Mail_Layout::button( __( 'Read on the site', 'mainstreet-blocks' ), (string) get_permalink( $post ) );
		if ( $before ) {
			$GLOBALS['post'] = $before;
			setup_postdata( $before );
		} else {
			unset( $GLOBALS['post'] );
		}
		// phpcs:enable
		return $html;
	}

	/**
	 * Whether the email shows colors that the author chose. An excerpt does not.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function brings_colors( \WP_Post $post ): bool {
		return 'full' === Options::get( 'newsletter_content' )
			&& 1 === preg_match( '/"(?:textColor|backgroundColor|gradient|overlayColor|color|background)"|style="[^"]*(?:color|background)/i', $post->post_content );
	}

	/**
	 * Returns the content of a post for the email.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function content( \WP_Post $post ): string {
		/**
		 * Filters the content of a post before it is rendered for the newsletter. Paid parts are removed here, because emails can
		 * be forwarded.
		 *
		 * @param string   $content Content with its block comments.
		 * @param \WP_Post $post    The post.
		 */
		return (string) apply_filters( 'mainstreet_campaign_content', $post->post_content, $post );
	}

	/**
	 * Renders the whole post.
	 *
	 * @param \WP_Post $post The post.
	 * @return string|null HTML; null if it is too long.
	 */
	private static function whole( \WP_Post $post ): ?string {
		if ( strlen( $post->post_content ) > self::LONGEST ) {
			return null;
		}
		$content = self::content( $post );
		if ( has_blocks( $content ) ) {
			$blocks = self::fit( parse_blocks( $content ), (string) get_permalink( $post ) );
			$html   = Public_Output::render(
				static function () use ( $blocks ) {
					return implode( '', array_map( 'render_block', $blocks ) );
				}
			);
		} else {
			$html = wpautop( self::without_shortcodes( $content, (string) get_permalink( $post ) ) );
		}
		// Repeated after rendering, because any block may contain shortcodes.
		return strlen( $html ) > self::LONGEST ? null : Campaign_Html::clean( Campaign_Shortcodes::html( $html, (string) get_permalink( $post ) ), (string) get_permalink( $post ) );
	}

	/**
	 * Replaces blocks that need a page with their fallbacks.
	 *
	 * @param array[] $blocks Parsed blocks.
	 * @param string  $url    URL of the post.
	 * @return array[] Parsed blocks.
	 */
	private static function fit( array $blocks, string $url ): array {
		$fitting = array();
		$needs   = Block_Declarations::of( 'needsPage' ) + self::NEEDS_PAGE;
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( in_array( $name, array( '', 'core/freeform', 'core/shortcode' ), true ) ) {
				$block = self::stand_in( self::without_shortcodes( (string) $block['innerHTML'], $url ) );
			}
			if ( ! empty( $needs[ $name ] ) ) {
				$block = self::stand_in( Campaign_Stand_In::html( $block, $needs[ $name ], $url ) );
			}
			if ( $block['innerBlocks'] ) {
				$block['innerBlocks'] = self::fit( $block['innerBlocks'], $url );
			}
			$fitting[] = $block;
		}
		return $fitting;
	}

	/**
	 * Replaces videos and shortcodes with links, in content without blocks.
	 *
	 * @param string $text Stored content.
	 * @param string $url  URL of the post.
	 * @return string HTML.
	 */
	private static function without_shortcodes( string $text, string $url ): string {
		return Campaign_Shortcodes::html( Player_Fallback::replace_in_text( $text, $url ), $url );
	}

	/**
	 * Wraps HTML in a parsed block.
	 *
	 * @param string $html Safe HTML.
	 * @return array Parsed block.
	 */
	private static function stand_in( string $html ): array {
		return array(
			'blockName'    => null,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	/**
	 * Renders the featured image.
	 *
	 * @param \WP_Post $post The post.
	 * @return string Safe HTML; empty if there is none.
	 */
	public static function picture( \WP_Post $post ): string {
		$id    = (int) get_post_thumbnail_id( $post );
		$image = $id ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! $image ) {
			return '';
		}
		$alt = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		return '<p style="margin:0 0 16px"><img style="display:block;max-width:100%;height:auto;border-radius:4px" src="' . esc_url( Campaign_Html::absolute( $image[0], (string) get_permalink( $post ) ) ) . '" width="536" alt="' . esc_attr( $alt ) . '"></p>';
	}
}
