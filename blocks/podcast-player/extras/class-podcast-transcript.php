<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what is said in an episode, out of a file that a feed names: WebVTT, SubRip, JSON, HTML or text.
 */
final class Podcast_Transcript {

	/** Lines of a transcript, and characters of each, at most. */
	const MOST = 5000;
	const LONG = 2000;

	/** Types we read, those that say most first. */
	const TYPES = array( 'text/vtt', 'application/json', 'application/x-subrip', 'application/srt', 'text/srt', 'text/html', 'text/plain' );

	/** Tags of WebVTT, which HTML does not know. */
	const CUE_TAGS = '~</?(?:(?:v|c|lang|b|i|u|ruby|rt)(?=[.\s>])[^<>]*+|\d[\d:.]*+)>~i';

	/** A line of times in WebVTT and SubRip. */
	const TIMES = '/^\s*((?:\d+:)?\d{1,3}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,3}:\d{2}[.,]\d{1,3})/';

	/**
	 * The transcripts a feed names.
	 *
	 * @param array[] $found Attributes of each.
	 * @param string  $base  Address of the feed.
	 * @return array[] `url`, `type`, `language`, those that say most first.
	 */
	public static function of_item( array $found, $base ): array {
		$files = array();
		foreach ( array_slice( $found, 0, 20 ) as $file ) {
			$url = Podcast_Text::url( $file['url'] ?? '', $base );
			if ( '' !== $url ) {
				$files[] = array(
					'url'      => $url,
					'type'     => self::type( $file['type'] ?? '', $url ),
					'language' => Podcast_Text::line( $file['language'] ?? '', 35 ),
				);
			}
		}
		$ranks = array_map(
			static function ( $file ) {
				$rank = array_search( $file['type'], self::TYPES, true );
				return false === $rank ? count( self::TYPES ) : $rank;
			},
			$files
		);
		array_multisort( $ranks, array_keys( $files ), $files );
		return $files;
	}

	/**
	 * Reads a file.
	 *
	 * @param string $body Its content.
	 * @param string $type Its type.
	 * @return array[] `start`, `end` (seconds; null where there are none), `speaker`, `text`; all plain text.
	 */
	public static function parse( $body, $type ): array {
		$body = str_replace( array( "\r\n", "\r" ), "\n", trim( \Mainstreet\Core\Text\Utf8::clean( $body ), "\xEF\xBB\xBF \n\r\t" ) );
		// The file knows best what it is.
		if ( 0 === strpos( $body, 'WEBVTT' ) || preg_match( str_replace( '/^', '/(?:^|\n)', self::TIMES ), substr( $body, 0, 5000 ) ) ) {
			return self::of_cues( $body );
		}
		if ( '' !== $body && '{' === $body[0] ) {
			return self::of_json( Podcast_Text::json( $body ) );
		}
		if ( 'text/html' === $type || preg_match( '#<(?:p|html|cite|body)\b#i', $body ) ) {
			return self::of_html( $body );
		}
		return self::of_paragraphs( Podcast_Text::plain( $body, strlen( $body ) ) );
	}

	/**
	 * Lines of WebVTT or SubRip, as the WebVTT parser reads them: each line with an arrow begins a cue, whose text ends
	 * at a blank line or at the next line with an arrow. Headers, notes and styles have no such line.
	 *
	 * @param string $body The file.
	 * @return array[]
	 */
	private static function of_cues( string $body ): array {
		$body   = "\n" . preg_replace( "/\n[ \t]*\n\s*/", "\n\n", $body );
		$size   = strlen( $body );
		$lines  = array();
		$row    = self::arrow_line( $body, 0 );
		$is_vtt = 'WEBVTT' === substr( $body, 1, 6 );
		for ( $n = 0; $n < 4 * self::MOST && null !== $row; $n++ ) {
			$begin = $row;
			$at    = $begin + strcspn( $body, "\n", $begin );
			$row   = self::arrow_line( $body, $at );
			if ( ! preg_match( self::TIMES, substr( $body, $begin, min( 200, $at - $begin ) ), $times ) ) {
				continue;
			}
			// Neither here nor in line() is more of it read.
			$said = substr( $body, $at, min( null === $row ? $size : $row, $at + 8 * self::LONG ) - $at );
			$gap  = strpos( $said, "\n\n" );
			$said = false === $gap ? $said : substr( $said, 0, $gap );
			// Each cue of SubRip has a number above its times, also where no blank line is before it.
			$said    = $is_vtt ? $said : (string) preg_replace( '/\n\d++\n\z/', '', $said );
			$lines[] = self::cue( $times, mb_strcut( $said, 0, 8 * self::LONG, 'UTF-8' ) );
		}
		return self::joined( $lines );
	}

	/**
	 * Finds the next line that holds an arrow.
	 *
	 * @param string $body The file, which begins with a line feed.
	 * @param int    $at   Offset in it, at a line feed or its end.
	 * @return int|null Offset of the line's first byte. Null when there is none.
	 */
	private static function arrow_line( string $body, $at ) {
		$arrow = strpos( $body, '-->', $at );
		return false === $arrow ? null : 1 + strrpos( $body, "\n", $arrow - strlen( $body ) );
	}

	/**
	 * The line that a cue says.
	 *
	 * @param string[] $times Match of its line of times.
	 * @param string   $said  Its text, with tags.
	 * @return array|null Null when it says nothing.
	 */
	private static function cue( array $times, string $said ): ?array {
		$speaker = preg_match( '/<v(?:\.[^\s<>]*+)?\s++([^<>]++)>/', $said, $found ) ? $found[1] : '';
		// A name of up to four words; more of them are a sentence that goes on.
		if ( '' === $speaker && preg_match( '/^\s*(?=[^:]{0,40}:)(\p{Lu}[\p{L}.\'’-]*+(?: [\p{L}.\'’-]++){0,3}):\s+(.*)$/us', $said, $found ) ) {
			list( , $speaker, $said ) = $found;
		}
		$said = (string) preg_replace( self::CUE_TAGS, '', $said );
		return self::line( Podcast_Text::seconds( $times[1] ), Podcast_Text::seconds( $times[2] ), $speaker, $said );
	}

	/**
	 * Lines of JSON.
	 *
	 * @param mixed $json Content of the file.
	 * @return array[]
	 */
	private static function of_json( $json ): array {
		$lines = array();
		foreach ( array_slice( Attributes::items( $json, 'segments' ), 0, 4 * self::MOST ) as $segment ) {
			if ( is_array( $segment ) ) {
				$lines[] = self::line( Podcast_Text::seconds( $segment['startTime'] ?? null ), Podcast_Text::seconds( $segment['endTime'] ?? null ), $segment['speaker'] ?? '', $segment['body'] ?? '' );
			}
		}
		return self::joined( $lines );
	}

	/**
	 * Lines of HTML: `cite` says who, `time` when, `p` what.
	 *
	 * @param string $body The file.
	 * @return array[]
	 */
	private static function of_html( string $body ): array {
		$body  = (string) preg_replace( Podcast_Text::SILENT, '', $body );
		$lines = array();
		$who   = '';
		$when  = null;
		// One after the other: all matches of a file together may need 200 MB.
		$at      = 0;
		$pattern = '#<(cite|time|p)\b[^<>]*+>(.*?)(?=</\1|<(?:cite|time|p)\b|$)#is';
		for ( $n = 0; $n < 4 * self::MOST && preg_match( $pattern, $body, $found, PREG_OFFSET_CAPTURE, $at ); $n++ ) {
			$at   = $found[0][1] + strlen( $found[0][0] );
			$tag  = strtolower( $found[1][0] );
			$text = $found[2][0];
			if ( 'cite' === $tag ) {
				$who = rtrim( Podcast_Text::line( $text, 100 ), ': ' );
			} elseif ( 'time' === $tag ) {
				$when = Podcast_Text::seconds( Podcast_Text::line( $text, 20 ) );
			} else {
				$lines[] = self::line( $when, null, $who, $text );
				$when    = null;
			}
		}
		return $lines ? self::joined( $lines ) : self::of_paragraphs( Podcast_Text::plain( $body, strlen( $body ) ) );
	}

	/**
	 * Lines of a text.
	 *
	 * @param string $text Plain text.
	 * @return array[]
	 */
	private static function of_paragraphs( string $text ): array {
		return array_values(
			array_filter(
				array_map(
					static function ( $paragraph ) {
						return self::line( null, null, '', $paragraph );
					},
					array_slice( explode( "\n", $text ), 0, self::MOST )
				)
			)
		);
	}

	/**
	 * One line.
	 *
	 * @param float|null $start   When it begins.
	 * @param float|null $end     When it ends.
	 * @param mixed      $speaker Who says it.
	 * @param mixed      $text    What is said.
	 * @return array|null Null when nothing is.
	 */
	private static function line( ?float $start, ?float $end, $speaker, $text ): ?array {
		$text = Podcast_Text::line( $text, self::LONG );
		return '' === $text ? null : array(
			'start'   => $start,
			'end'     => $end,
			'speaker' => Podcast_Text::line( $speaker, 100 ),
			'text'    => $text,
		);
	}

	/**
	 * Lines of one speaker become sentences: many files have a line for each word.
	 *
	 * @param array $lines Lines and nulls.
	 * @return array[]
	 */
	private static function joined( array $lines ): array {
		$joined = array();
		foreach ( array_filter( $lines ) as $line ) {
			$last = array_pop( $joined );
			if ( $last && $last['speaker'] === $line['speaker'] && self::goes_on( $last, $line ) ) {
				$last['text'] .= ' ' . $line['text'];
				$last['end']   = $line['end'];
				$line          = $last;
			} elseif ( $last ) {
				$joined[] = $last;
			}
			$joined[] = $line;
		}
		return array_slice( $joined, 0, self::MOST );
	}

	/**
	 * Whether a line goes on in the next one.
	 *
	 * @param array $last The line.
	 * @param array $next The next one.
	 */
	private static function goes_on( array $last, array $next ): bool {
		return null !== $last['start'] && null !== $next['start'] && strlen( $last['text'] ) < 200
			&& $next['start'] - $last['start'] < 15 && ! preg_match( '/[.!?…。？！]["”’»)]?$/u', $last['text'] );
	}

	/**
	 * Type of a file.
	 *
	 * @param string $type Type as the feed names it.
	 * @param string $url  Its address.
	 * @return string
	 */
	private static function type( $type, string $url ) {
		$type  = strtolower( trim( explode( ';', $type )[0] ) );
		$types = array(
			'vtt'  => 'text/vtt',
			'srt'  => 'application/srt',
			'json' => 'application/json',
			'html' => 'text/html',
			'txt'  => 'text/plain',
		);
		$end   = strtolower( pathinfo( (string) wp_parse_url( $url, PHP_URL_PATH ), PATHINFO_EXTENSION ) );
		return preg_match( '#^[a-z]+/[a-z0-9.+-]{1,60}$#', $type ) ? $type : $types[ $end ] ?? '';
	}
}
