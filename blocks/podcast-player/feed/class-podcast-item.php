<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Chapters;
use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Transcript;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Reads a feed item. The audio file is read first, because items without one are skipped. */
final class Podcast_Item {

	const ITUNES  = Podcast_Tags::ITUNES;
	const ATOM    = Podcast_Tags::ATOM;
	const MEDIA   = 'http://search.yahoo.com/mrss/';
	const CONTENT = 'http://purl.org/rss/1.0/modules/content/';
	const PODLOVE = 'http://podlove.org/simple-chapters';

	/** MIME types by file extension. */
	const TYPES = array(
		'mp3'  => 'audio/mpeg',
		'm4a'  => 'audio/mp4',
		'm4b'  => 'audio/mp4',
		'aac'  => 'audio/aac',
		'ogg'  => 'audio/ogg',
		'oga'  => 'audio/ogg',
		'opus' => 'audio/ogg',
		'wav'  => 'audio/wav',
		'flac' => 'audio/flac',
	);

	/** @var \SimplePie\Item */
	private $item;

	/** Elements of the item. */
	private Podcast_Tags $tags;

	/** @var string URL of the feed. */
	private $base;

	/**
	 * @param \SimplePie\Item $item Item.
	 * @param string          $base URL of the feed.
	 */
	public function __construct( $item, $base ) {
		$this->item = $item;
		$this->tags = new Podcast_Tags( $item );
		$this->base = $base;
	}

	/**
	 * Returns the first audio enclosure.
	 *
	 * @return array `src`, `type`; empty if there is none.
	 */
	public function find_audio(): array {
		$found = array_merge(
			$this->tags->get_attributes( '', 'enclosure' ),
			array_filter(
				$this->tags->get_attributes( self::ATOM, 'link' ),
				static fn( $link ) => isset( $link['rel'] ) && 'enclosure' === strtolower( $link['rel'] )
			),
			$this->tags->get_attributes( self::MEDIA, 'content' )
		);
		foreach ( $found as $enclosure ) {
			$src  = Podcast_Text::sanitize_url( $enclosure['url'] ?? ( $enclosure['href'] ?? '' ), $this->base );
			$type = '' === $src ? '' : self::detect_audio_type( $enclosure['type'] ?? '', $src );
			if ( '' !== $type ) {
				return array(
					'src'  => $src,
					'type' => $type,
				);
			}
		}
		return array();
	}

	/**
	 * Returns the publication date.
	 *
	 * @return int Unix time; 0 if unknown.
	 */
	public function get_time(): int {
		$date = $this->tags->get_text( self::ATOM, 'published' );
		$date = '' === $date ? $this->tags->get_text( '', 'pubDate' ) : $date;
		$time = strlen( $date ) < 64 ? strtotime( $date ) : false;
		return $time ? $time : (int) $this->call_item( 'get_date', 'U' );
	}

	/**
	 * Returns the GUID of the episode, otherwise the URL of its audio. Saved posts contain the same value.
	 *
	 * @return string
	 */
	public function get_guid() {
		foreach ( array( array( self::ATOM, 'id' ), array( '', 'guid' ) ) as list( $space, $tag ) ) {
			$guid = Podcast_Text::sanitize_guid( $this->tags->get_text( $space, $tag ) );
			if ( '' !== $guid ) {
				return $guid;
			}
		}
		$audio = $this->find_audio();
		return isset( $audio['src'] ) ? $audio['src'] : '';
	}

	/** Returns an id for an episode that shares its GUID and audio with another one. */
	public function hash_link_and_title( array $audio ): string {
		return 'mainstreet-' . md5( $this->get_link( $audio ) . ' ' . $this->get_title() );
	}

	public function get_title(): string {
		foreach ( array( array( '', 'title' ), array( self::ATOM, 'title' ), array( self::ITUNES, 'title' ) ) as list( $space, $tag ) ) {
			$title = Podcast_Text::to_title( $this->tags->get_text( $space, $tag ) );
			if ( '' !== $title ) {
				return $title;
			}
		}
		return '';
	}

	/**
	 * Returns all data of the episode.
	 *
	 * @return array Properties of Podcast_Track; empty ones are left out.
	 */
	public function get_track( array $audio ) {
		$about   = $this->find_description();
		$seconds = $this->get_seconds();
		return array_filter(
			$audio + array(
				'guid'             => $this->get_guid(),
				'title'            => $this->get_title(),
				'link'             => $this->get_link( $audio ),
				'description'      => Podcast_Text::to_plain( $about ),
				'description_html' => Podcast_Text::sanitize_html( $about ),
				'image'            => $this->tags->find_url( $this->base, array( array( self::ITUNES, 'image', 'href' ), array( self::MEDIA, 'thumbnail', 'url' ) ) ),
				'publish_date'     => $this->call_item( 'get_gmdate', 'c' ),
				'duration'         => Podcast_Text::format_duration( $seconds ),
				'seconds'          => $seconds,
				'season'           => min( 99999, (int) $this->tags->get_text( self::ITUNES, 'season' ) ),
				'episode'          => min( 99999, (int) $this->tags->get_text( self::ITUNES, 'episode' ) ),
				'chapters'         => Podcast_Chapters::parse_elements( $this->tags->get_children( self::PODLOVE, 'chapters', 'chapter' ), $this->base ),
				'chapters_file'    => $this->find_chapters_file(),
				'transcripts'      => Podcast_Transcript::parse_elements( $this->tags->get_podcast_attributes( 'transcript' ), $this->base ),
			)
		);
	}

	/**
	 * Returns the URL of the episode's page, otherwise of its audio. Does not use get_permalink(): without a link, it parses all
	 * enclosures, and SimplePie throws a TypeError for a `media:content` whose duration or channels is not a number.
	 */
	private function get_link( array $audio ): string {
		$players = $this->tags->get_attributes( self::MEDIA, 'player' );
		$own     = Podcast_Tags::has_short_links( array( $this->item, 'get_item_tags' ) ) ? $this->call_item( 'get_link' ) : '';
		foreach ( array( $own, $players[0]['url'] ?? '', $audio['src'] ) as $link ) {
			// Like SimplePie, the first link is used even if it is not allowed.
			if ( '' !== $link ) {
				return Podcast_Text::sanitize_url( html_entity_decode( $link, ENT_QUOTES, 'UTF-8' ), $this->base );
			}
		}
		return '';
	}

	/**
	 * Calls a method of the SimplePie item.
	 *
	 * @param mixed ...$values Arguments.
	 * @return string An empty string if SimplePie throws; the rest of the episode is still read.
	 */
	private function call_item( string $method, ...$values ): string {
		try {
			$value = $this->item->$method( ...$values );
		} catch ( \Throwable $error ) {
			Errors::log( 'podcast', $error->getMessage() );
			return '';
		}
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * Returns the description, unsanitized.
	 *
	 * @return string
	 */
	private function find_description() {
		foreach ( array(
			array( self::CONTENT, 'encoded' ),
			array( '', 'description' ),
			array( self::ITUNES, 'summary' ),
			array( self::ATOM, 'content' ),
			array( self::ATOM, 'summary' ),
			array( self::ITUNES, 'subtitle' ),
		) as list( $space, $tag ) ) {
			$text = $this->tags->get_text( $space, $tag );
			if ( '' !== trim( $text ) ) {
				return $text;
			}
		}
		return $this->call_item( 'get_content' );
	}

	/** Returns the duration in seconds; 0 if unknown. */
	private function get_seconds(): int {
		$seconds = Podcast_Text::parse_seconds( $this->tags->get_text( self::ITUNES, 'duration' ) );
		foreach ( null === $seconds ? $this->tags->get_attributes( self::MEDIA, 'content' ) : array() as $content ) {
			$seconds = Podcast_Text::parse_seconds( $content['duration'] ?? '' );
		}
		return (int) round( (float) $seconds );
	}

	/** Returns the chapter file named in the feed. */
	private function find_chapters_file(): array {
		$file = $this->tags->get_podcast_attributes( 'chapters' )[0] ?? array();
		$url  = Podcast_Text::sanitize_url( $file['url'] ?? '', $this->base );
		return '' === $url ? array() : array(
			'url'  => $url,
			'type' => Podcast_Text::to_line( $file['type'] ?? 'application/json+chapters', 100 ),
		);
	}

	/**
	 * Returns the audio type of an enclosure: the declared type, otherwise that of its extension.
	 *
	 * @param string $type Declared type.
	 * @return string An empty string if it is not audio.
	 */
	private static function detect_audio_type( $type, string $src ) {
		$type = strtolower( trim( explode( ';', $type )[0] ) );
		if ( preg_match( '#^audio/[a-z0-9.+-]{1,40}$#', $type ) ) {
			return $type;
		}
		// Generic types are treated as missing.
		$is_open   = ! preg_match( '#^[a-z]+/.#', $type ) || in_array( $type, array( 'application/octet-stream', 'binary/octet-stream', 'application/ogg' ), true );
		$extension = strtolower( pathinfo( (string) wp_parse_url( $src, PHP_URL_PATH ), PATHINFO_EXTENSION ) );
		return $is_open ? self::TYPES[ $extension ] ?? '' : '';
	}
}
