<?php
namespace WordPress\Sniffs\NamingConventions;

use Mainstreet\Phpcs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Hooks, constants and functions of the global namespace begin with our prefix.
 */
final class PrefixAllGlobalsSniff implements Sniff {

	const HOOKS = array( 'do_action', 'do_action_ref_array', 'apply_filters', 'apply_filters_ref_array' );

	public function register() {
		return array( T_STRING, T_FUNCTION, T_VARIABLE );
	}

	public function process( File $file, $pointer ) {
		$tokens = $file->getTokens();
		if ( T_VARIABLE === $tokens[ $pointer ]['code'] ) {
			$this->check_variable( $file, $pointer );
			return;
		}
		if ( T_FUNCTION === $tokens[ $pointer ]['code'] ) {
			$name = (string) $file->getDeclarationName( $pointer );
			if ( ! $tokens[ $pointer ]['conditions'] && 0 !== strpos( strtolower( $name ), 'mainstreet' ) && false === $file->findPrevious( T_NAMESPACE, $pointer ) ) {
				$file->addError( 'Function without prefix: %s', $pointer, 'NonPrefixedFunctionFound', array( $name ) );
			}
			return;
		}
		$name = $tokens[ $pointer ]['content'];
		if ( ( ! in_array( $name, self::HOOKS, true ) && 'define' !== $name ) || ! Tokens::is_function_call( $file, $pointer ) ) {
			return;
		}
		$text = Tokens::text( $file, Tokens::parameters( $file, $pointer )[0] );
		if ( preg_match( '/^[\'"](?!mainstreet|jetpack|grunion)/i', $text ) ) {
			$file->addWarning( 'Name without prefix: %s', $pointer, 'define' === $name ? 'NonPrefixedConstantFound' : 'NonPrefixedHooknameFound', array( $text ) );
		}
	}

	private function check_variable( File $file, $pointer ) {
		$tokens = $file->getTokens();
		$token  = $tokens[ $pointer ];
		$next   = $file->findNext( T_WHITESPACE, $pointer + 1, null, true );
		foreach ( $token['conditions'] as $code ) {
			if ( in_array( $code, array( T_FUNCTION, T_CLOSURE, T_CLASS, T_ANON_CLASS, T_TRAIT, T_INTERFACE, T_FN ), true ) ) {
				return;
			}
		}
		if ( ! empty( $token['nested_parenthesis'] ) ) {
			return;
		}
		if ( T_EQUAL === $tokens[ $next ]['code'] && 0 !== strpos( strtolower( $token['content'] ), '$mainstreet' ) && 0 !== strpos( $token['content'], '$_' ) && '$GLOBALS' !== $token['content'] ) {
			$file->addError( 'Global variable without prefix: %s', $pointer, 'NonPrefixedVariableFound', array( $token['content'] ) );
		}
	}
}
