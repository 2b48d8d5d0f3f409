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

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' without a usable URL.
	 */
	public static function render( array $attributes ): string {
		$url    = trim( Attributes::text( $attributes, 'giphyUrl' ) );
		$stored = trim( Attributes::text( $attributes, 'gifUrl' ) );
		$id     = self::parse_id( $url );
		if ( ! $id ) {
			// Later versions store the URL of the image.
			$id = self::parse_id( $stored );
		}
		$html = $id ? self::render_frame( $attributes, $id ) : self::render_image( $attributes, $stored );
		if ( '' === $html ) {
			$link = self::get_host( $url ) ? $url : $stored;
			$html = self::get_host( $link ) ? Embed::render_link( array( 'link' => $link ) ) : '';
		}
		$caption = trim( Attributes::text( $attributes, 'caption' ) );
		$caption = '' === $caption ? '' : '<figcaption class="wp-block-jetpack-gif-caption gallery-caption">' . Safe_Html::sanitize( $caption, Safe_Html::CAPTION ) . '</figcaption>';
		return '' === $html ? '' : sprintf( '<div %s><figure>%s%s</figure></div>', get_block_wrapper_attributes(), $html, $caption );
	}

	/**
	 * Finds the id of a GIF in a GIPHY URL, by the same rules as readGif() in the editor; `test/addresses.json` tests both.
	 *
	 * @param mixed $url URL as stored; any type.
	 * @return string|null '' for a short link, which contains no id; null if it is not a GIPHY URL.
	 */
	public static function parse_id( $url ): ?string {
		$parts = Embed_Services::parse_url( 'giphy', $url );
		if ( ! $parts || preg_match( '#/(?:\.|%2e){1,2}(?:/|$)#iD', $parts['path'] ) ) {
			return null;
		}
		if ( 'gph.is' === $parts['host'] ) {
			return '' === trim( $parts['path'], '/' ) ? null : '';
		}
		$patterns = array(
			'/^(?:i|media\d*)\.giphy\.com$/D' => '#^/(?:media/)?(?:v1\.[\w.=-]+/)?([a-z0-9]+)(?:\.(?:gif|webp|mp4)|/[^/]+\.(?:gif|webp|mp4))$#iD',
			'/^(?:www\.)?giphy\.com$/D'       => '#^/(?:gifs|stickers|clips|embed|media)/(?:[^/]*-)?([a-z0-9]+)(?:/[^/]*)?/?$#iD',
		);
		foreach ( $patterns as $host => $path ) {
			if ( preg_match( $host, $parts['host'] ) && preg_match( $path, $parts['path'], $found ) ) {
				return $found[1];
			}
		}
		return null;
	}

	/** Renders GIPHY's frame. */
	private static function render_frame( array $attributes, string $id ): string {
		$embed = new Embed( 'giphy' );
		$frame = $embed->render_frame(
			'https://giphy.com/embed/' . $id,
			array(
				'link'  => 'https://giphy.com/gifs/' . $id,
				'title' => self::get_title( $attributes ),
				'text'  => self::get_title( $attributes ),
			)
		);
		return is_feed() ? $frame : self::render_wrapper( self::get_shape_style( $attributes, $embed->is_on_click() ), $frame );
	}

	/**
	 * Renders a GIF of another service as an image. If embeds load on click, images from other hosts are behind a button.
	 *
	 * @param string $url URL as stored.
	 * @return string Escaped HTML; '' if it is not the URL of an image.
	 */
	private static function render_image( array $attributes, string $url ): string {
		$host = self::get_host( $url );
		if ( '' === $host || Embed_Services::has_host( 'giphy', $host ) || preg_match( '#\.(?:mp4|webm|mov)(?:[?\#]|$)#iD', $url ) ) {
			return '';
		}
		$title = self::get_title( $attributes );
		$embed = array(
			'link'  => $url,
			'title' => $title,
			'text'  => $title,
		);
		if ( is_feed() ) {
			return Embed::render_link( $embed );
		}
		$shape = self::get_shape_style( $attributes, true );
		$image = sprintf( '<img src="%s" alt="%s" style="%s;width:100%%;height:auto;object-fit:contain" loading="lazy" decoding="async">', esc_url( $url, array( 'http', 'https' ) ), esc_attr( $title ), esc_attr( $shape ) );
		$other = new Embed( $host, $host );
		return strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) !== $host && $other->is_on_click() ? self::render_wrapper( $shape, $other->render_facade( $image, $embed ) ) : $image;
	}

	/**
	 * Returns the host of a URL.
	 *
	 * @return string In lower case; '' if it is not an HTTP URL.
	 */
	private static function get_host( string $url ): string {
		return preg_match( '#^https?://[^\s/"\'<>]+(?:/|\?|$)#iD', $url ) ? strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ) : '';
	}

	/**
	 * Renders the box with the aspect ratio of the GIF.
	 *
	 * @param string $style CSS declarations.
	 * @param string $html  Content, escaped HTML.
	 */
	private static function render_wrapper( string $style, string $html ): string {
		return sprintf( '<div class="wp-block-jetpack-gif-wrapper" style="%s">%s</div>', esc_attr( $style ), $html );
	}

	/**
	 * Adds the GIPHY key to the editor state, for users who can edit posts. GIPHY's terms do not allow search requests through
	 * the site's server.
	 *
	 * @param array $own See Editor_State::own().
	 * @return array
	 */
	public static function filter_editor_state( $own ) {
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
	 * @return string The search terms; the caption if a URL or HTML was pasted instead; else "GIF".
	 */
	private static function get_title( array $attributes ): string {
		$text = trim( Attributes::text( $attributes, 'searchText' ) );
		if ( '' === $text || preg_match( '#^(?:https?:)?//|^<#i', $text ) || null !== self::parse_id( $text ) ) {
			$text = trim( wp_strip_all_tags( Attributes::text( $attributes, 'caption' ) ) );
			$text = html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
		}
		return '' === $text ? __( 'GIF', 'mainstreet-blocks' ) : $text;
	}

	/**
	 * Builds the CSS declaration of the aspect ratio.
	 *
	 * @param bool $may_grow Whether the box grows with its content: on phones, the text and button of the facade may be higher than the GIF.
	 */
	private static function get_shape_style( array $attributes, bool $may_grow ): string {
		$padding = self::get_padding( $attributes );
		return $may_grow ? 'aspect-ratio:100/' . rtrim( $padding, '%' ) : 'padding-top:' . $padding;
	}

	/** Reads the height as a percentage of the width. */
	private static function get_padding( array $attributes ): string {
		$padding = trim( Attributes::text( $attributes, 'paddingTop' ) );
		$number  = preg_match( '/^\d{1,4}(?:\.\d{1,10})?%$/D', $padding ) ? (float) $padding : 0;
		return $number >= 1 && $number <= 1000 ? $padding : '56.2%';
	}
}
