<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Chapters;
use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Transcript;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Reads a feed item. The audio file is read first, because items without one are skipped. */
final class Podcast_Item {

	const ITUNES  = Podcast_Parser::ITUNES;
	const ATOM    = Podcast_Parser::ATOM;
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
	public function sound(): array {
		$found = array_merge(
			$this->tags->attributes( '', 'enclosure' ),
			array_filter(
				$this->tags->attributes( self::ATOM, 'link' ),
				static function ( $link ) {
					return isset( $link['rel'] ) && 'enclosure' === strtolower( $link['rel'] );
				}
			),
			$this->tags->attributes( self::MEDIA, 'content' )
		);
		foreach ( $found as $enclosure ) {
			$src  = Podcast_Text::url( $enclosure['url'] ?? ( $enclosure['href'] ?? '' ), $this->base );
			$type = '' === $src ? '' : self::sound_type( $enclosure['type'] ?? '', $src );
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
	public function time(): int {
		$date = $this->tags->text( self::ATOM, 'published' );
		$date = '' === $date ? $this->tags->text( '', 'pubDate' ) : $date;
		$time = strlen( $date ) < 64 ? strtotime( $date ) : false;
		return $time ? $time : (int) $this->asked( 'get_date', 'U' );
	}

	/**
	 * Returns the GUID of the episode, otherwise the URL of its audio. Saved posts contain the same value.
	 *
	 * @return string
	 */
	public function guid() {
		foreach ( array( array( self::ATOM, 'id' ), array( '', 'guid' ) ) as list( $space, $tag ) ) {
			$guid = Podcast_Text::guid( $this->tags->text( $space, $tag ) );
			if ( '' !== $guid ) {
				return $guid;
			}
		}
		$sound = $this->sound();
		return isset( $sound['src'] ) ? $sound['src'] : '';
	}

	/**
	 * Returns an id for an episode that shares its GUID and audio with another one.
	 *
	 * @param array $sound Result of sound().
	 */
	public function link_and_title( array $sound ): string {
		return 'mainstreet-' . md5( $this->link( $sound ) . ' ' . $this->title() );
	}

	public function title(): string {
		foreach ( array( array( '', 'title' ), array( self::ATOM, 'title' ), array( self::ITUNES, 'title' ) ) as list( $space, $tag ) ) {
			$title = Podcast_Text::title( $this->tags->text( $space, $tag ) );
			if ( '' !== $title ) {
				return $title;
			}
		}
		return '';
	}

	/**
	 * Returns all data of the episode.
	 *
	 * @param array $sound Result of sound().
	 * @return array Properties of Podcast_Track; empty ones are left out.
	 */
	public function all( array $sound ) {
		$about   = $this->about();
		$seconds = $this->seconds();
		return array_filter(
			$sound + array(
				'guid'             => $this->guid(),
				'title'            => $this->title(),
				'link'             => $this->link( $sound ),
				'description'      => Podcast_Text::plain( $about ),
				'description_html' => Podcast_Text::html( $about ),
				'image'            => $this->tags->url( $this->base, array( array( self::ITUNES, 'image', 'href' ), array( self::MEDIA, 'thumbnail', 'url' ) ) ),
				'publish_date'     => $this->asked( 'get_gmdate', 'c' ),
				'duration'         => Podcast_Text::duration( $seconds ),
				'seconds'          => $seconds,
				'season'           => min( 99999, (int) $this->tags->text( self::ITUNES, 'season' ) ),
				'episode'          => min( 99999, (int) $this->tags->text( self::ITUNES, 'episode' ) ),
				'chapters'         => Podcast_Chapters::of_item( $this->tags->children( self::PODLOVE, 'chapters', 'chapter' ), $this->base ),
				'chapters_file'    => $this->chapters_file(),
				'transcripts'      => Podcast_Transcript::of_item( $this->tags->of_podcast( 'transcript' ), $this->base ),
			)
		);
	}

	/**
	 * Returns the URL of the episode's page, otherwise of its audio. Does not use get_permalink(): without a link, it parses all
	 * enclosures, and SimplePie throws a TypeError for a `media:content` whose duration or channels is not a number.
	 *
	 * @param array $sound Result of sound().
	 */
	private function link( array $sound ): string {
		$players = $this->tags->attributes( self::MEDIA, 'player' );
		$own     = Podcast_Tags::has_short_links( array( $this->item, 'get_item_tags' ) ) ? $this->asked( 'get_link' ) : '';
		foreach ( array( $own, $players[0]['url'] ?? '', $sound['src'] ) as $link ) {
			// Like SimplePie, the first link is used even if it is not allowed.
			if ( '' !== $link ) {
				return Podcast_Text::url( html_entity_decode( $link, ENT_QUOTES, 'UTF-8' ), $this->base );
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
	private function asked( string $method, ...$values ): string {
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
	private function about() {
		foreach ( array(
			array( self::CONTENT, 'encoded' ),
			array( '', 'description' ),
			array( self::ITUNES, 'summary' ),
			array( self::ATOM, 'content' ),
			array( self::ATOM, 'summary' ),
			array( self::ITUNES, 'subtitle' ),
		) as list( $space, $tag ) ) {
			$text = $this->tags->text( $space, $tag );
			if ( '' !== trim( $text ) ) {
				return $text;
			}
		}
		return $this->asked( 'get_content' );
	}

	/** Returns the duration in seconds; 0 if unknown. */
	private function seconds(): int {
		$seconds = Podcast_Text::seconds( $this->tags->text( self::ITUNES, 'duration' ) );
		foreach ( null === $seconds ? $this->tags->attributes( self::MEDIA, 'content' ) : array() as $content ) {
			$seconds = Podcast_Text::seconds( $content['duration'] ?? '' );
		}
		return (int) round( (float) $seconds );
	}

	/** Returns the chapter file named in the feed. */
	private function chapters_file(): array {
		$file = $this->tags->of_podcast( 'chapters' )[0] ?? array();
		$url  = Podcast_Text::url( $file['url'] ?? '', $this->base );
		return '' === $url ? array() : array(
			'url'  => $url,
			'type' => Podcast_Text::line( $file['type'] ?? 'application/json+chapters', 100 ),
		);
	}

	/**
	 * Returns the audio type of an enclosure: the declared type, otherwise that of its extension.
	 *
	 * @param string $type Declared type.
	 * @return string An empty string if it is not audio.
	 */
	private static function sound_type( $type, string $src ) {
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
