<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Decides what is drawn: the player, or a link to the podcast.
 */
final class Player_Block {

	/** How many players this page has so far: each is a landmark and needs a name of its own. */
	private static int $count = 0;

	/**
	 * The block's HTML.
	 *
	 * @param array             $attributes Attributes as stored; any type.
	 * @param Podcast_Feed|null $feed       Who reads podcasts.
	 * @return string Escaped HTML.
	 */
	public static function render( array $attributes, ?Podcast_Feed $feed = null ): string {
		$settings = new Player_Settings( $attributes );
		$url      = $settings->url();
		if ( '' === $url ) {
			return '';
		}
		if ( is_feed() ) {
			return self::literal( '<p>' . self::link( $url ) . '</p>' );
		}
		$feed    = $feed ? $feed : new Podcast_Feed();
		$guids   = $settings->guids();
		$podcast = $feed->for_page( $url, $guids, $guids ? count( $guids ) : $settings->items() );
		return self::draw( $settings, $podcast && $podcast->tracks ? $podcast : null );
	}

	/**
	 * The block's HTML, once it is known what there is to play.
	 *
	 * @param Player_Settings $settings What the author set.
	 * @param Podcast|null    $podcast  The podcast; null where there is nothing to play.
	 * @return string Escaped HTML.
	 */
	public static function draw( Player_Settings $settings, ?Podcast $podcast ): string {
		if ( ! $podcast ) {
			return self::literal( sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), self::link( $settings->url() ) ) );
		}
		++self::$count;
		return self::literal(
			sprintf(
				'<div %1$s>%2$s</div>',
				get_block_wrapper_attributes( array( 'id' => 'jetpack-podcast-player-block-' . self::$count ) ),
				( new Player_View( $settings, $podcast, self::$count ) )->html()
			)
		);
	}

	/**
	 * A link to the podcast.
	 *
	 * @param string $url Its address.
	 * @return string Escaped HTML.
	 */
	private static function link( string $url ): string {
		return sprintf(
			'<a class="jetpack-podcast-player__direct-link" href="%1$s"%2$s>%3$s</a>',
			esc_url( $url, array( 'http', 'https' ) ),
			Embed::direction(),
			esc_html( $url )
		);
	}

	/**
	 * Keeps brackets of a feed's texts from being read as shortcodes: the content's filters run after blocks are drawn.
	 *
	 * @param string $html Escaped HTML.
	 * @return string The same for a browser.
	 */
	private static function literal( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}
}
