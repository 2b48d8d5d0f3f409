<?php
/**
 * A post as the body of a mail.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Turns a post into HTML that mail programs can show (contract B.3): an excerpt with a link, or
 * the whole post, in which what can't live in a mail is replaced by a link to the page.
 */
final class Campaign_Content {

	/** Blocks that need a page around them; a name that ends in / stands for all with that start. */
	const NEEDS_PAGE = array(
		'jetpack/contact-form',
		'jetpack/subscriptions',
		'jetpack/mailchimp',
		'jetpack/revue',
		'jetpack/map',
		'jetpack/slideshow',
		'jetpack/story',
		'jetpack/podcast-player',
		'jetpack/image-compare',
		'jetpack/calendly',
		'jetpack/eventbrite',
		'jetpack/opentable',
		'jetpack/google-calendar',
		'jetpack/pinterest',
		'jetpack/gif',
		'jetpack/donations',
		'jetpack/recurring-payments',
		'jetpack/payment-buttons',
		'jetpack/simple-payments',
		'jetpack/related-posts',
		'jetpack/like',
		'jetpack/sharing-buttons',
		'jetpack/repeat-visitor',
		'videopress/video',
		'core/audio',
		'core/comments',
		'core/embed',
		'core/file',
		'core/html',
		'core/search',
		'core/video',
	);

	/** What mail programs don't do by themselves. */
	const STYLES = array(
		'IMG'        => 'max-width:100%;height:auto',
		'FIGURE'     => 'margin:0 0 16px',
		'FIGCAPTION' => 'font-size:13px;color:#50575e',
		'BLOCKQUOTE' => 'margin:0 0 16px;padding:0 16px;border-inline-start:3px solid #c3c4c7',
		'PRE'        => 'overflow:auto;padding:12px;background:#f4f4f2',
		'TABLE'      => 'border-collapse:collapse',
		'TD'         => 'padding:4px 12px 4px 0;vertical-align:top',
	);

	/**
	 * Body of the mail.
	 *
	 * @param \WP_Post $post The post.
	 * @return string Safe HTML.
	 */
	public static function html( \WP_Post $post ) {
		$before = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- put back below; blocks ask for the post they are in.
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		$inner = 'full' === Options::get( 'newsletter_content' ) ? self::whole( $post ) : self::excerpt( $post );
		$html  = self::picture( $post ) . $inner . Mail_Layout::button( __( 'Read it on the site', 'mainstreet-blocks' ), (string) get_permalink( $post ) );
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
	 * The start of the post.
	 *
	 * @param \WP_Post $post The post.
	 * @return string HTML.
	 */
	private static function excerpt( \WP_Post $post ) {
		$text = html_entity_decode( wp_strip_all_tags( get_the_excerpt( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return '' === trim( $text ) ? '' : Mail_Layout::paragraph( $text );
	}

	/**
	 * The whole post.
	 *
	 * @param \WP_Post $post The post.
	 * @return string HTML.
	 */
	private static function whole( \WP_Post $post ) {
		if ( has_blocks( $post ) ) {
			$blocks = self::fit( parse_blocks( $post->post_content ), (string) get_permalink( $post ) );
			$html   = implode( '', array_map( 'render_block', $blocks ) );
		} else {
			$html = wpautop( strip_shortcodes( $post->post_content ) );
		}
		return self::clean( $html );
	}

	/**
	 * Replaces blocks that need a page.
	 *
	 * @param array[] $blocks Parsed blocks.
	 * @param string  $url    The page.
	 * @return array[] Parsed blocks.
	 */
	private static function fit( array $blocks, $url ) {
		$fitting = array();
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( in_array( $name, self::NEEDS_PAGE, true ) ) {
				$block = self::link( $url );
			} elseif ( 'premium-content/container' === $name ) {
				// What the mail shows can be passed on, so it is what guests see.
				$block = self::only_inner( $block, 'premium-content/logged-out-view' );
			}
			if ( $block['innerBlocks'] ) {
				$block['innerBlocks'] = self::fit( $block['innerBlocks'], $url );
			}
			$fitting[] = $block;
		}
		return $fitting;
	}

	/**
	 * A paragraph with a link to the page.
	 *
	 * @param string $url The page.
	 * @return array Parsed block.
	 */
	private static function link( $url ) {
		$html = '<p><a href="' . esc_url( $url ) . '">' . esc_html__( 'See this part on the site', 'mainstreet-blocks' ) . '</a></p>';
		return array(
			'blockName'    => 'core/paragraph',
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	/**
	 * A block with only its inner blocks of one name.
	 *
	 * @param array  $block Parsed block.
	 * @param string $name  Name of inner blocks.
	 * @return array Parsed block without a name, so that it is printed as it is.
	 */
	private static function only_inner( array $block, $name ) {
		$inner = array_values(
			array_filter(
				$block['innerBlocks'],
				static function ( $child ) use ( $name ) {
					return $name === $child['blockName'];
				}
			)
		);
		return array(
			'blockName'    => null,
			'attrs'        => array(),
			'innerBlocks'  => $inner,
			'innerHTML'    => '',
			'innerContent' => array_fill( 0, count( $inner ), null ),
		);
	}

	/**
	 * The featured picture.
	 *
	 * @param \WP_Post $post The post.
	 * @return string HTML.
	 */
	private static function picture( \WP_Post $post ) {
		$id    = (int) get_post_thumbnail_id( $post );
		$image = $id ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! $image ) {
			return '';
		}
		$alt = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		return '<p style="margin:0 0 16px"><img style="display:block;max-width:100%;height:auto;border-radius:4px" src="' . esc_url( self::absolute( $image[0] ) ) . '" width="536" alt="' . esc_attr( $alt ) . '"></p>';
	}

	/**
	 * Takes out what does not belong into mail, and makes addresses whole.
	 *
	 * @param string $html HTML of the blocks.
	 * @return string Safe HTML.
	 */
	private static function clean( $html ) {
		$html = preg_replace( '/<(script|style|form|iframe|object|svg|noscript|template)\b.*?<\/\1\s*>/is', '', $html );
		$html = wp_kses_post( (string) $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( array( 'class', 'id', 'srcset', 'sizes', 'loading', 'decoding' ) as $name ) {
				$tags->remove_attribute( $name );
			}
			foreach ( array( 'href', 'src' ) as $name ) {
				$url = $tags->get_attribute( $name );
				if ( is_string( $url ) && '' !== $url ) {
					$tags->set_attribute( $name, self::absolute( $url ) );
				}
			}
			if ( 'IMG' === $tags->get_tag() ) {
				$tags->remove_attribute( 'height' );
			}
			if ( isset( self::STYLES[ $tags->get_tag() ] ) ) {
				$tags->set_attribute( 'style', self::STYLES[ $tags->get_tag() ] );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * A whole address.
	 *
	 * @param string $url Address as it stands in the post.
	 * @return string
	 */
	private static function absolute( $url ) {
		if ( preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) || '#' === $url[0] ) {
			return $url;
		}
		if ( 0 === strpos( $url, '//' ) ) {
			return ( is_ssl() ? 'https:' : 'http:' ) . $url;
		}
		$home = wp_parse_url( home_url() );
		$root = $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
		return '/' === $url[0] ? $root . $url : trailingslashit( (string) get_permalink() ) . $url;
	}
}
