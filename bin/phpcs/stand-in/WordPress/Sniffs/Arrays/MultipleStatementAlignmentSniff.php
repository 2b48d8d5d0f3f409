<?php
namespace WordPress\Sniffs\Arrays;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * The arrows of an array stand in one column, unless all its items are multi-line.
 */
final class MultipleStatementAlignmentSniff implements Sniff {

	public function register() {
		return array( T_ARRAY );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( ! isset( $tokens[ $pointer ]['parenthesis_opener'] ) || $tokens[ $tokens[ $pointer ]['parenthesis_opener'] ]['line'] === $tokens[ $tokens[ $pointer ]['parenthesis_closer'] ]['line'] ) {
			return;
		}
		$arrows = array();
		$widths = array();
		$single = 0;
		foreach ( Tokens::parameters( $file, $pointer ) as $item ) {
			$arrow = $this->arrow( $file, $item );
			if ( null === $arrow ) {
				continue;
			}
			$key  = $file->findPrevious( T_WHITESPACE, $arrow - 1, null, true );
			$last = $file->findPrevious( \PHP_CodeSniffer\Util\Tokens::$emptyTokens, $item[1], null, true );
			if ( $tokens[ $key ]['line'] !== $tokens[ $arrow ]['line'] ) {
				continue;
			}
			$arrows[] = $arrow;
			$widths[] = $tokens[ $key ]['column'] + $tokens[ $key ]['length'];
			$single  += $tokens[ $last ]['line'] === $tokens[ $arrow ]['line'] ? 1 : 0;
		}
		if ( ! $arrows ) {
			return;
		}
		$columns = array();
		foreach ( $arrows as $arrow ) {
			$columns[] = $tokens[ $arrow ]['column'];
		}
		// As upstream with `exact` false: one column for all is fine, also further to the right.
		if ( 1 === count( array_unique( $columns ) ) && $columns[0] > max( $widths ) ) {
			return;
		}
		foreach ( $arrows as $number => $arrow ) {
			$wanted = $single ? max( $widths ) + 1 : $widths[ $number ] + 1;
			if ( $columns[ $number ] !== $wanted ) {
				$file->addWarning( 'Array double arrow not aligned correctly; expected column %d, found %d', $arrow, 'DoubleArrowNotAligned', array( $wanted, $columns[ $number ] ) );
			}
		}
	}

	private function arrow( File $file, array $item ) {
		$tokens = $file->getTokens();
		for ( $at = $item[0]; $at <= $item[1]; $at++ ) {
			if ( T_DOUBLE_ARROW === $tokens[ $at ]['code'] ) {
				return $at;
			}
			if ( in_array( $tokens[ $at ]['code'], array( T_ARRAY, T_CLOSURE, T_FN, T_FUNCTION, T_MATCH ), true ) ) {
				return null;
			}
			if ( T_OPEN_PARENTHESIS === $tokens[ $at ]['code'] ) {
				$at = $tokens[ $at ]['parenthesis_closer'];
			}
		}
		return null;
	}
}
