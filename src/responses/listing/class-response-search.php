<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Utf8;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Finds words in what visitors typed. The database leaves out most of the rows; which of the
 * others really hold the words is told by reading them, as the stored text also holds names of
 * fields and keys, and writes letters in a dozen ways.
 */
final class Response_Search {

	/** Words of a search that count. */
	const WORDS = 8;

	/** Letters that are no ASCII of a word that the database looks for. */
	const LETTERS = 3;

	/**
	 * What was typed into the search, as words.
	 *
	 * @param string $search Text.
	 * @return string[] In lower case.
	 */
	public static function words( $search ) {
		return array_slice( preg_split( '/\s+/u', mb_strtolower( Utf8::clean( $search ) ), -1, PREG_SPLIT_NO_EMPTY ), 0, self::WORDS );
	}

	/**
	 * Condition that rows with all words fulfil, and few others.
	 *
	 * @param string[] $words Words or other texts, in lower case.
	 * @return string SQL, beginning with AND, prepared; empty where nothing can be said.
	 */
	public static function may_hold( array $words ) {
		global $wpdb;
		$sql = '';
		foreach ( $words as $word ) {
			// Runs of characters that stand in JSON, slashed or not, and in filtered HTML as they are.
			preg_match_all( '/[a-z0-9@._+:,-]+/i', $word, $runs );
			foreach ( array_unique( $runs[0] ) as $run ) {
				$sql .= $wpdb->prepare( ' AND post_content LIKE %s', '%' . $wpdb->esc_like( $run ) . '%' );
			}
			preg_match_all( '/[^\x00-\x7f]/u', $word, $letters );
			foreach ( array_slice( array_unique( $letters[0] ), 0, self::LETTERS ) as $letter ) {
				$likes = array();
				foreach ( self::spellings( $letter ) as $spelling ) {
					$likes[] = $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( $spelling ) . '%' );
				}
				$sql .= ' AND ( ' . implode( ' OR ', $likes ) . ' )';
			}
		}
		return $sql;
	}

	/**
	 * Whether a visitor typed all words into a response.
	 *
	 * @param \WP_Post $post  Response.
	 * @param string[] $words As words() gives them.
	 * @return bool
	 */
	public static function holds( \WP_Post $post, array $words ) {
		$typed = mb_strtolower( implode( "\n", self::typed( $post ) ) );
		foreach ( $words as $word ) {
			if ( false === strpos( $typed, $word ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * What a visitor typed, chose or sent.
	 *
	 * @param \WP_Post $post Response.
	 * @return string[] Values; of files their names.
	 */
	public static function typed( \WP_Post $post ) {
		return array_column( array_map( array( Response_Reader::class, 'present' ), Response_Reader::entry( $post )['fields'] ), 'value' );
	}

	/**
	 * How a letter may stand in the database: as it is, or as JSON writes it, where `é` is
	 * `\u00e9`, so that the database can't tell that `É` is the same letter.
	 *
	 * @param string $letter A letter in lower case.
	 * @return string[]
	 */
	private static function spellings( $letter ) {
		$spellings = array();
		foreach ( array_unique( array( $letter, mb_strtoupper( $letter ), mb_convert_case( $letter, MB_CASE_TITLE ) ) ) as $form ) {
			$spellings[] = $form;
			// Of a letter made of two halves, or of several letters in upper case, the first will do.
			$spellings[] = substr( (string) wp_json_encode( $form ), 1, 6 );
		}
		return array_unique( $spellings );
	}
}
