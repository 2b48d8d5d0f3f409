<?php
namespace WordPress\Sniffs\Arrays;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * An array with several keys has a line for each.
 */
final class ArrayDeclarationSpacingSniff implements Sniff {

	public function register() {
		return array( T_ARRAY );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( ! isset( $tokens[ $pointer ]['parenthesis_opener'] ) ) {
			return;
		}
		$open  = $tokens[ $pointer ]['parenthesis_opener'];
		$close = $tokens[ $pointer ]['parenthesis_closer'];
		$items = Tokens::parameters( $file, $pointer );
		if ( $tokens[ $open ]['line'] !== $tokens[ $close ]['line'] ) {
			$this->check_lines( $file, $items );
			return;
		}
		if ( count( $items ) < 2 ) {
			return;
		}
		foreach ( $items as $item ) {
			if ( null !== self::arrow( $file, $item ) ) {
				$file->addError( 'Each key of an array needs its own line', $pointer, 'AssociativeArrayFound' );
				return;
			}
		}
	}

	private function check_lines( File $file, array $items ) {
		$tokens = $file->getTokens();
		$last   = 0;
		foreach ( $items as $item ) {
			$first = $file->findNext( \PHP_CodeSniffer\Util\Tokens::$emptyTokens, $item[0], null, true );
			if ( $tokens[ $first ]['line'] === $last ) {
				$file->addError( 'Each item of a multi-line array needs its own line', $first, 'ArrayItemNoNewLine' );
			}
			$end  = $file->findPrevious( T_WHITESPACE, $item[1], null, true );
			$last = $tokens[ $end ]['line'];
		}
	}

	private static function arrow( File $file, array $item ) {
		$tokens = $file->getTokens();
		for ( $at = $item[0]; $at <= $item[1]; $at++ ) {
			if ( T_DOUBLE_ARROW === $tokens[ $at ]['code'] ) {
				return $at;
			}
			if ( T_FN === $tokens[ $at ]['code'] ) {
				return null;
			}
			if ( isset( $tokens[ $at ]['parenthesis_closer'] ) && T_OPEN_PARENTHESIS === $tokens[ $at ]['code'] ) {
				$at = $tokens[ $at ]['parenthesis_closer'];
			} elseif ( isset( $tokens[ $at ]['scope_closer'], $tokens[ $at ]['scope_opener'] ) && $tokens[ $at ]['scope_opener'] === $at ) {
				$at = $tokens[ $at ]['scope_closer'];
			}
		}
		return null;
	}
}
