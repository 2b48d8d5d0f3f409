<?php
namespace Mainstreet\Blocks\Gif;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders GIPHY's frame in the aspect ratio of the GIF (docs/server-contract.md B.14). */
final class Gif_Block {

	/** Allowed elements of a caption, with their attributes. */
	const CAPTION = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'kbd'    => array(),
		'mark'   => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' without a usable URL.
	 */
	public static function render( array $attributes ): string {
		$url    = trim( Attributes::text( $attributes, 'giphyUrl' ) );
		$stored = trim( Attributes::text( $attributes, 'gifUrl' ) );
		$id     = Gif::read( $url );
		if ( ! $id ) {
			// Later versions store the URL of the image.
			$id = Gif::read( $stored );
		}
		$html = $id ? self::frame( $attributes, $id ) : self::picture( $attributes, $stored );
		if ( '' === $html ) {
			$link = self::host( $url ) ? $url : $stored;
			$html = self::host( $link ) ? Embed::render_link( array( 'link' => $link ) ) : '';
		}
		$caption = trim( Attributes::text( $attributes, 'caption' ) );
		$caption = '' === $caption ? '' : '<figcaption class="wp-block-jetpack-gif-caption gallery-caption">' . Safe_Html::sanitize( $caption, self::CAPTION ) . '</figcaption>';
		return '' === $html ? '' : sprintf( '<div %s><figure>%s%s</figure></div>', get_block_wrapper_attributes(), $html, $caption );
	}

	/**
	 * Renders GIPHY's frame.
	 *
	 * @param array  $attributes Attributes as stored.
	 * @param string $id         Id of the GIF.
	 * @return string Escaped HTML.
	 */
	private static function frame( array $attributes, string $id ): string {
		$embed = new Embed( 'giphy' );
		$frame = $embed->render_frame(
			'https://giphy.com/embed/' . $id,
			array(
				'link'  => 'https://giphy.com/gifs/' . $id,
				'title' => self::title( $attributes ),
				'text'  => self::title( $attributes ),
			)
		);
		return is_feed() ? $frame : self::wrap( self::shape( $attributes, $embed->is_on_click() ), $frame );
	}

	/**
	 * Renders a GIF of another service as an image. If embeds load on click, images from other hosts are behind a button.
	 *
	 * @param array  $attributes Attributes as stored.
	 * @param string $url        URL as stored.
	 * @return string Escaped HTML; '' if it is not the URL of an image.
	 */
	private static function picture( array $attributes, string $url ): string {
		$host = self::host( $url );
		if ( '' === $host || Embed_Services::has_host( 'giphy', $host ) || preg_match( '#\.(?:mp4|webm|mov)(?:[?\#]|$)#iD', $url ) ) {
			return '';
		}
		$title = self::title( $attributes );
		$embed = array(
			'link'  => $url,
			'title' => $title,
			'text'  => $title,
		);
		if ( is_feed() ) {
			return Embed::render_link( $embed );
		}
		$shape = self::shape( $attributes, true );
		$image = sprintf( '<img src="%s" alt="%s" style="%s;width:100%%;height:auto;object-fit:contain" loading="lazy" decoding="async">', esc_url( $url, array( 'http', 'https' ) ), esc_attr( $title ), esc_attr( $shape ) );
		$other = new Embed( $host, $host );
		return strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) !== $host && $other->is_on_click() ? self::wrap( $shape, $other->render_facade( $image, $embed ) ) : $image;
	}

	/**
	 * Returns the host of a URL.
	 *
	 * @return string In lower case; '' if it is not an HTTP URL.
	 */
	private static function host( string $url ): string {
		return preg_match( '#^https?://[^\s/"\'<>]+(?:/|\?|$)#iD', $url ) ? strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) : '';
	}

	/**
	 * Renders the box with the aspect ratio of the GIF.
	 *
	 * @param string $style CSS declarations.
	 * @param string $html  Content, escaped HTML.
	 * @return string Escaped HTML.
	 */
	private static function wrap( string $style, string $html ): string {
		return sprintf( '<div class="wp-block-jetpack-gif-wrapper" style="%s">%s</div>', esc_attr( $style ), $html );
	}

	/**
	 * Adds the GIPHY key to the editor state, for users who can edit posts. GIPHY's terms do not allow search requests through
	 * the site's server.
	 *
	 * @param array $own See Editor_State::own().
	 * @return array
	 */
	public static function add_to_editor( $own ) {
		$key = current_user_can( 'edit_posts' ) ? Secrets::get( 'giphy' ) : '';
		// Only a valid GIPHY key is sent to browsers.
		if ( preg_match( '/^[A-Za-z0-9]{20,64}$/D', $key ) ) {
			$own['keys'] = (object) ( array( 'giphy' => $key ) + (array) $own['keys'] );
		}
		return $own;
	}

	/**
	 * Returns a text alternative.
	 *
	 * @param array $attributes Attributes as stored.
	 * @return string The search terms; the caption if a URL or HTML was pasted instead; else "GIF".
	 */
	private static function title( array $attributes ): string {
		$text = trim( Attributes::text( $attributes, 'searchText' ) );
		if ( '' === $text || preg_match( '#^(?:https?:)?//|^<#i', $text ) || null !== Gif::read( $text ) ) {
			$text = trim( wp_strip_all_tags( Attributes::text( $attributes, 'caption' ) ) );
			$text = html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
		}
		return '' === $text ? __( 'GIF', 'mainstreet-blocks' ) : $text;
	}

	/**
	 * Builds the CSS declaration of the aspect ratio.
	 *
	 * @param array $attributes Attributes as stored.
	 * @param bool  $may_grow   Whether the box grows with its content: on phones, the text and button of the facade may be higher than the GIF.
	 */
	private static function shape( array $attributes, bool $may_grow ): string {
		$padding = self::padding( $attributes );
		return $may_grow ? 'aspect-ratio:100/' . rtrim( $padding, '%' ) : 'padding-top:' . $padding;
	}

	/**
	 * Reads the height as a percentage of the width.
	 *
	 * @param array $attributes Attributes as stored.
	 */
	private static function padding( array $attributes ): string {
		$padding = trim( Attributes::text( $attributes, 'paddingTop' ) );
		$number  = preg_match( '/^\d{1,4}(?:\.\d{1,10})?%$/D', $padding ) ? (float) $padding : 0;
		return $number >= 1 && $number <= 1000 ? $padding : '56.2%';
	}
}
