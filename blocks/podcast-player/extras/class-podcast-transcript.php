<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Parses the transcript of an episode: WebVTT, SubRip, JSON, HTML or plain text. */
final class Podcast_Transcript {

	/** Maximum number of lines, and maximum length of a line in characters. */
	const MAX_LINES       = 5000;
	const MAX_LINE_LENGTH = 2000;

	/** Supported types, the most detailed first. */
	const TYPES = array( 'text/vtt', 'application/json', 'application/x-subrip', 'application/srt', 'text/srt', 'text/html', 'text/plain' );

	/** WebVTT tags that are not HTML elements. */
	const CUE_TAGS = '~</?(?:(?:v|c|lang|b|i|u|ruby|rt)(?=[.\s>])[^<>]*+|\d[\d:.]*+)>~i';

	/** Timing line of WebVTT and SubRip. */
	const TIMES = '/^\s*((?:\d+:)?\d{1,3}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d+:)?\d{1,3}:\d{2}[.,]\d{1,3})/';

	/**
	 * Returns the transcript files of an episode.
	 *
	 * @param array[] $found Attributes of the transcript elements.
	 * @param string  $base  URL of the feed.
	 * @return array[] List of `url`, `type`, `language`, in the order of TYPES.
	 */
	public static function parse_elements( array $found, $base ): array {
		$files = array();
		foreach ( array_slice( $found, 0, 20 ) as $file ) {
			$url = Podcast_Text::sanitize_url( $file['url'] ?? '', $base );
			if ( '' !== $url ) {
				$files[] = array(
					'url'      => $url,
					'type'     => self::detect_type( $file['type'] ?? '', $url ),
					'language' => Podcast_Text::to_line( $file['language'] ?? '', 35 ),
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
	 * Parses a transcript.
	 *
	 * @param string $body Content of the file.
	 * @param string $type MIME type.
	 * @return array[] List of `start`, `end` (seconds or null), `speaker`, `text`; all plain text.
	 */
	public static function parse( $body, $type ): array {
		$body = str_replace( array( "\r\n", "\r" ), "\n", trim( \Mainstreet\Core\Text\Utf8::clean( $body ), "\xEF\xBB\xBF \n\r\t" ) );
		// The content is more reliable than the declared type.
		if ( 0 === strpos( $body, 'WEBVTT' ) || preg_match( str_replace( '/^', '/(?:^|\n)', self::TIMES ), substr( $body, 0, 5000 ) ) ) {
			return self::parse_cues( $body );
		}
		if ( '' !== $body && '{' === $body[0] ) {
			return self::parse_json( Podcast_Text::decode_json( $body ) );
		}
		if ( 'text/html' === $type || preg_match( '#<(?:p|html|cite|body)\b#i', $body ) ) {
			return self::parse_html( $body );
		}
		return self::parse_paragraphs( Podcast_Text::to_plain( $body, strlen( $body ) ) );
	}

	/**
	 * Parses WebVTT or SubRip like the WebVTT specification: each line with an arrow begins a cue, and its text ends at a
	 * blank line or at the next line with an arrow. Headers, notes and styles have no such line.
	 *
	 * @return array[]
	 */
	private static function parse_cues( string $body ): array {
		$body   = "\n" . preg_replace( "/\n[ \t]*\n\s*/", "\n\n", $body );
		$size   = strlen( $body );
		$lines  = array();
		$row    = self::find_arrow_line( $body, 0 );
		$is_vtt = 'WEBVTT' === substr( $body, 1, 6 );
		for ( $n = 0; $n < 4 * self::MAX_LINES && null !== $row; $n++ ) {
			$begin = $row;
			$at    = $begin + strcspn( $body, "\n", $begin );
			$row   = self::find_arrow_line( $body, $at );
			if ( ! preg_match( self::TIMES, substr( $body, $begin, min( 200, $at - $begin ) ), $times ) ) {
				continue;
			}
			// The length is limited, because build_line() cuts the text anyway.
			$said = substr( $body, $at, min( null === $row ? $size : $row, $at + 8 * self::MAX_LINE_LENGTH ) - $at );
			$gap  = strpos( $said, "\n\n" );
			$said = false === $gap ? $said : substr( $said, 0, $gap );
			// In SubRip, the number of the next cue is above its timing line, even without a blank line in between.
			$said    = $is_vtt ? $said : (string) preg_replace( '/\n\d++\n\z/', '', $said );
			$lines[] = self::build_cue( $times, mb_strcut( $said, 0, 8 * self::MAX_LINE_LENGTH, 'UTF-8' ) );
		}
		return self::join_lines( $lines );
	}

	/**
	 * Finds the next line with an arrow.
	 *
	 * @param string $body File, with a line feed prepended.
	 * @param int    $at   Offset of a line feed or of the end.
	 * @return int|null Offset of the first byte of the line; null if there is none.
	 */
	private static function find_arrow_line( string $body, $at ) {
		$arrow = strpos( $body, '-->', $at );
		return false === $arrow ? null : 1 + strrpos( $body, "\n", $arrow - strlen( $body ) );
	}

	/**
	 * Converts a cue to a line.
	 *
	 * @param string[] $times Match of the timing line.
	 * @param string   $said  Text with tags.
	 * @return array|null Null without text.
	 */
	private static function build_cue( array $times, string $said ): ?array {
		$speaker = preg_match( '/<v(?:\.[^\s<>]*+)?\s++([^<>]++)>/', $said, $found ) ? $found[1] : '';
		// A speaker name has up to four words; a longer text before the colon is part of the sentence.
		if ( '' === $speaker && preg_match( '/^\s*(?=[^:]{0,40}:)(\p{Lu}[\p{L}.\'’-]*+(?: [\p{L}.\'’-]++){0,3}):\s+(.*)$/us', $said, $found ) ) {
			list( , $speaker, $said ) = $found;
		}
		$said = (string) preg_replace( self::CUE_TAGS, '', $said );
		return self::build_line( Podcast_Text::parse_seconds( $times[1] ), Podcast_Text::parse_seconds( $times[2] ), $speaker, $said );
	}

	/**
	 * Parses a JSON transcript.
	 *
	 * @param mixed $json Decoded content.
	 * @return array[]
	 */
	private static function parse_json( $json ): array {
		$lines = array();
		foreach ( array_slice( Attributes::items( $json, 'segments' ), 0, 4 * self::MAX_LINES ) as $segment ) {
			if ( is_array( $segment ) ) {
				$lines[] = self::build_line( Podcast_Text::parse_seconds( $segment['startTime'] ?? null ), Podcast_Text::parse_seconds( $segment['endTime'] ?? null ), $segment['speaker'] ?? '', $segment['body'] ?? '' );
			}
		}
		return self::join_lines( $lines );
	}

	/**
	 * Parses HTML: `cite` contains the speaker, `time` the start, `p` the text.
	 *
	 * @return array[]
	 */
	private static function parse_html( string $body ): array {
		$body  = (string) preg_replace( Podcast_Text::SILENT, '', $body );
		$lines = array();
		$who   = '';
		$when  = null;
		// Matched one by one, because all matches of a file may need 200 MB.
		$at      = 0;
		$pattern = '#<(cite|time|p)\b[^<>]*+>(.*?)(?=</\1|<(?:cite|time|p)\b|$)#is';
		for ( $n = 0; $n < 4 * self::MAX_LINES && preg_match( $pattern, $body, $found, PREG_OFFSET_CAPTURE, $at ); $n++ ) {
			$at   = $found[0][1] + strlen( $found[0][0] );
			$tag  = strtolower( $found[1][0] );
			$text = $found[2][0];
			if ( 'cite' === $tag ) {
				$who = rtrim( Podcast_Text::to_line( $text, 100 ), ': ' );
			} elseif ( 'time' === $tag ) {
				$when = Podcast_Text::parse_seconds( Podcast_Text::to_line( $text, 20 ) );
			} else {
				$lines[] = self::build_line( $when, null, $who, $text );
				$when    = null;
			}
		}
		return $lines ? self::join_lines( $lines ) : self::parse_paragraphs( Podcast_Text::to_plain( $body, strlen( $body ) ) );
	}

	/**
	 * Makes a line of each paragraph of plain text.
	 *
	 * @return array[]
	 */
	private static function parse_paragraphs( string $text ): array {
		return array_values(
			array_filter(
				array_map(
					static fn( $paragraph ) => self::build_line( null, null, '', $paragraph ),
					array_slice( explode( "\n", $text ), 0, self::MAX_LINES )
				)
			)
		);
	}

	/**
	 * Builds a line.
	 *
	 * @param mixed $speaker Speaker.
	 * @param mixed $text    Text or HTML.
	 * @return array|null Null without text.
	 */
	private static function build_line( ?float $start, ?float $end, $speaker, $text ): ?array {
		$text = Podcast_Text::to_line( $text, self::MAX_LINE_LENGTH );
		return '' === $text ? null : array(
			'start'   => $start,
			'end'     => $end,
			'speaker' => Podcast_Text::to_line( $speaker, 100 ),
			'text'    => $text,
		);
	}

	/**
	 * Joins lines of one speaker to sentences, because many files have a line for each word.
	 *
	 * @param array $lines Lines and nulls.
	 * @return array[]
	 */
	private static function join_lines( array $lines ): array {
		$joined = array();
		foreach ( array_filter( $lines ) as $line ) {
			$last = array_pop( $joined );
			if ( $last && $last['speaker'] === $line['speaker'] && self::continues_sentence( $last, $line ) ) {
				$last['text'] .= ' ' . $line['text'];
				$last['end']   = $line['end'];
				$line          = $last;
			} elseif ( $last ) {
				$joined[] = $last;
			}
			$joined[] = $line;
		}
		return array_slice( $joined, 0, self::MAX_LINES );
	}

	/** Whether the next line continues the sentence of a line. */
	private static function continues_sentence( array $last, array $next ): bool {
		return null !== $last['start'] && null !== $next['start'] && strlen( $last['text'] ) < 200
			&& $next['start'] - $last['start'] < 15 && ! preg_match( '/[.!?…。？！]["”’»)]?$/u', $last['text'] );
	}

	/**
	 * Returns the type of a file: the declared type, otherwise that of its extension.
	 *
	 * @param string $type Declared type.
	 * @return string An empty string if unknown.
	 */
	private static function detect_type( $type, string $url ) {
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
