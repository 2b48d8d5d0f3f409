<?php
namespace Mainstreet\Blocks\Podcast_Player\Rendering;

use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Notes;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the player. Parts that need JavaScript are `hidden` until the view module has loaded. Its data is in the markup
 * and in `data-mainstreet-podcast`.
 */
final class Podcast_Player_Renderer {

	/** Length in characters above which notes exceed the collapsed height on all but the widest screens. */
	const LONG_NOTES = 360;

	private Player_Settings $settings;

	private Podcast $podcast;

	/** Number of the player on the page, from 1. */
	private int $number;

	/** Number of players on the page. Each is a landmark and needs a unique label. */
	private static int $count = 0;

	/**
	 * Renders the block.
	 *
	 * @param array             $attributes Attributes as stored; any type.
	 * @param Podcast_Feed|null $feed       Loads the podcast; null for the default.
	 */
	public static function render_block( array $attributes, ?Podcast_Feed $feed = null ): string {
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
				( new self( $settings, $podcast, self::$count ) )->render()
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

	/**
	 * @param Podcast $podcast Podcast with at least one episode.
	 * @param int     $number  Number of the player on the page, from 1.
	 */
	public function __construct( Player_Settings $settings, Podcast $podcast, int $number ) {
		$this->settings = $settings;
		$this->podcast  = $podcast;
		$this->number   = $number;
	}

	/** Renders the player. */
	public function render(): string {
		$first = $this->podcast->tracks[0];
		return sprintf(
			'<section class="%1$s"%2$s aria-label="%3$s" data-mainstreet-podcast="%4$s">%5$s<div class="jetpack-podcast-player__player"><audio preload="none" controls src="%6$s" aria-label="%7$s"></audio>%8$s</div>%9$s%10$s%11$s<p class="jetpack-podcast-player__message" aria-live="polite"></p></section>',
			esc_attr( implode( ' ', array_merge( array( 'jetpack-podcast-player' ), $this->settings->get_color_classes() ) ) ),
			$this->settings->get_style_attribute(),
			esc_attr( $this->get_label() ),
			// Existing entities in translations are escaped as `\u0026` first, because esc_attr() does not encode them again.
			esc_attr( (string) wp_json_encode( $this->get_data(), JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) ),
			$this->render_header( $first ),
			esc_url( $first->src, array( 'http', 'https' ) ),
			esc_attr( self::get_title( $first ) ),
			Podcast_Player_Controls::render( $first ),
			Podcast_Player_Controls::render_error(),
			$this->settings->shows( 'EpisodeDescription' ) ? self::render_notes( $first ) : '',
			Podcast_Player_Controls::render_extras( $first ) . $this->render_tracks()
		);
	}

	/** Returns the accessible name of the player, unescaped. */
	private function get_label(): string {
		return 1 === $this->number
			/* translators: %s: name of a podcast. */
			? sprintf( __( 'Podcast player: %s', 'mainstreet-blocks' ), $this->podcast->title )
			/* translators: 1: number of the player on the page, 2: name of a podcast. */
			: sprintf( __( 'Podcast player %1$d: %2$s', 'mainstreet-blocks' ), $this->number, $this->podcast->title );
	}

	/** Renders cover and titles. */
	private function render_header( Podcast_Track $first ): string {
		$cover = $this->settings->shows( 'CoverArt' ) && '' !== $this->podcast->cover ? sprintf(
			'<img class="jetpack-podcast-player__cover" src="%s" alt="" width="160" height="160" loading="lazy" decoding="async" referrerpolicy="no-referrer-when-downgrade">',
			esc_url( $this->podcast->cover, array( 'http', 'https' ) )
		) : '';
		$track = $this->settings->shows( 'EpisodeTitle' ) ? sprintf(
			'<p class="%1$s">%2$s</p>',
			esc_attr( implode( ' ', array_merge( array( 'jetpack-podcast-player__current-track-title' ), $this->settings->get_classes_of_color( 'Primary', 'has-primary', 'color' ) ) ) ),
			esc_html( self::get_title( $first ) )
		) : '';
		$title = esc_html( $this->podcast->title );
		if ( '' !== $this->podcast->link && '' !== $title ) {
			$title = sprintf( '<a href="%1$s" referrerpolicy="no-referrer-when-downgrade">%2$s</a>', esc_url( $this->podcast->link, array( 'http', 'https' ) ), $title );
		}
		return sprintf(
			'<div class="jetpack-podcast-player__header">%1$s<div class="jetpack-podcast-player__titles">%2$s%3$s</div></div>',
			$cover,
			$track,
			'' === $title ? '' : sprintf( '<p class="jetpack-podcast-player__title">%s</p>', $title )
		);
	}

	/** Renders the notes of an episode. */
	private static function render_notes( Podcast_Track $track ): string {
		$html   = '';
		$length = 0;
		foreach ( Podcast_Notes::split( $track ) as $part ) {
			list( $text, $address ) = array_pad( (array) $part, 2, '' );

			$length += mb_strlen( $text );
			$html   .= '' === $address ? esc_html( $text ) : sprintf( '<a href="%1$s" rel="nofollow">%2$s</a>', esc_url( $address, array( 'http', 'https' ) ), esc_html( $text ) );
		}
		return sprintf(
			'<div class="jetpack-podcast-player__track-description">%1$s</div><button type="button" class="jetpack-podcast-player__more" aria-expanded="false"%2$s>%3$s</button>',
			$html,
			$length > self::LONG_NOTES ? '' : ' hidden',
			esc_html__( 'Show more', 'mainstreet-blocks' )
		);
	}

	/** Renders the list of episodes. The list is hidden if there is only one. */
	private function render_tracks(): string {
		$items = '';
		foreach ( $this->podcast->tracks as $index => $track ) {
			$items .= sprintf(
				'<li class="jetpack-podcast-player__track%1$s"><a class="jetpack-podcast-player__link" href="%2$s" referrerpolicy="no-referrer-when-downgrade">%3$s<span class="jetpack-podcast-player__track-title">%4$s</span>%5$s</a></li>',
				0 === $index ? ' is-active' : '',
				esc_url( '' === $track->link ? $track->src : $track->link, array( 'http', 'https' ) ),
				Podcast_Player_Controls::render_icon( 'play' ) . Podcast_Player_Controls::render_icon( 'pause' ),
				esc_html( self::get_title( $track ) ),
				'' === $track->duration ? '' : sprintf( ' <span class="jetpack-podcast-player__track-duration">%s</span>', esc_html( $track->duration ) )
			);
		}
		return sprintf(
			'<ol class="jetpack-podcast-player__tracks"%1$s>%2$s</ol>',
			count( $this->podcast->tracks ) > 1 ? '' : ' hidden',
			$items
		);
	}

	/** Returns the data for the view module. */
	private function get_data(): array {
		return array(
			'title'  => self::decode( $this->podcast->title ),
			'cover'  => $this->podcast->cover,
			'extras' => add_query_arg( 'feed', rawurlencode( $this->podcast->key ), rest_url( 'mainstreet/v1/podcast-player/track' ) ),
			'tracks' => array_map( array( $this, 'get_track_data' ), $this->podcast->tracks ),
			'texts'  => Podcast_Player_Controls::get_labels(),
		);
	}

	/**
	 * Returns the data of an episode for the view module.
	 *
	 * @return array
	 */
	private function get_track_data( Podcast_Track $track ) {
		if ( $track->has_chapters() || $track->transcripts ) {
			Style_Sheet::enqueue( 'blocks/podcast-player/extras' );
		}
		return array(
			'guid'       => $track->guid,
			'title'      => self::decode( self::get_title( $track ) ),
			'src'        => esc_url_raw( $track->src, array( 'http', 'https' ) ),
			'link'       => esc_url_raw( '' === $track->link ? $track->src : $track->link, array( 'http', 'https' ) ),
			'image'      => esc_url_raw( $track->image, array( 'http', 'https' ) ),
			'notes'      => $this->settings->shows( 'EpisodeDescription' ) ? self::get_notes_data( $track ) : '',
			'seconds'    => (int) $track->seconds,
			'chapters'   => $track->has_chapters(),
			'transcript' => $track->transcripts ? esc_url_raw( $track->transcripts[0]['url'], array( 'http', 'https' ) ) : '',
		);
	}

	/**
	 * Returns the notes of an episode for the view module.
	 *
	 * @return string|array Text; with links, as Podcast_Notes::split().
	 */
	private static function get_notes_data( Podcast_Track $track ) {
		$parts = array_map(
			static fn( $part ) => is_array( $part ) ? array( self::decode( $part[0] ), $part[1] ) : self::decode( $part ),
			Podcast_Notes::split( $track )
		);
		return array( 0 ) === array_keys( $parts ) && is_string( $parts[0] ) ? $parts[0] : $parts;
	}

	/** Returns the title of an episode, unescaped. */
	private static function get_title( Podcast_Track $track ): string {
		return '' === trim( $track->title ) ? __( 'Untitled episode', 'mainstreet-blocks' ) : $track->title;
	}

	/**
	 * Decodes entities, because some feeds encode them twice and the view module inserts plain text.
	 *
	 * @param string $text Plain text.
	 */
	private static function decode( $text ): string {
		return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
