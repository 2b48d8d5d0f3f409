<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/** Renders the player, or a link to the podcast. */
final class Player_Block {

	/** Number of players on the page. Each is a landmark and needs a unique label. */
	private static int $count = 0;

	/**
	 * Renders the block.
	 *
	 * @param array             $attributes Attributes as stored; any type.
	 * @param Podcast_Feed|null $feed       Loads the podcast; null for the default.
	 */
	public static function render( array $attributes, ?Podcast_Feed $feed = null ): string {
		$settings = new Player_Settings( $attributes );
		$url      = $settings->get_url();
		if ( '' === $url ) {
			return '';
		}
		if ( is_feed() ) {
			return self::escape_brackets( '<p>' . self::render_link( $url ) . '</p>' );
		}
		$feed    = $feed ? $feed : new Podcast_Feed();
		$guids   = $settings->get_guids();
		$podcast = $feed->get_for_page( $url, $guids, $guids ? count( $guids ) : $settings->get_quantity() );
		return self::render_podcast( $settings, $podcast && $podcast->tracks ? $podcast : null );
	}

	/**
	 * Renders the block for a loaded podcast.
	 *
	 * @param Podcast|null $podcast Null if there is nothing to play.
	 */
	public static function render_podcast( Player_Settings $settings, ?Podcast $podcast ): string {
		if ( ! $podcast ) {
			return self::escape_brackets( sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), self::render_link( $settings->get_url() ) ) );
		}
		++self::$count;
		return self::escape_brackets(
			sprintf(
				'<div %1$s>%2$s</div>',
				get_block_wrapper_attributes( array( 'id' => 'jetpack-podcast-player-block-' . self::$count ) ),
				( new Podcast_Player_Renderer( $settings, $podcast, self::$count ) )->render()
			)
		);
	}

	/** Renders a link to the podcast. */
	private static function render_link( string $url ): string {
		return sprintf(
			'<a class="jetpack-podcast-player__direct-link" href="%1$s"%2$s>%3$s</a>',
			esc_url( $url, array( 'http', 'https' ) ),
			Embed::dir_attribute(),
			esc_html( $url )
		);
	}

	/**
	 * Escapes brackets, so that texts of a feed are not processed as shortcodes by the content filters.
	 *
	 * @param string $html Escaped HTML.
	 * @return string Equivalent HTML.
	 */
	private static function escape_brackets( string $html ): string {
		return str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), $html );
	}
}
