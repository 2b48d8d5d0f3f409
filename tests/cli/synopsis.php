<?php
/**
 * Finds the command of a line, and validates its parameters by the doc comment, as WP-CLI does.
 *
 * @package Mainstreet
 */

/**
 * Finds a command.
 *
 * @param string[] $words Words of the line after `wp`.
 * @return array Object, ReflectionMethod, remaining words.
 */
function mainstreet_find_command( array $words ) {
	for ( $length = count( $words ); $length > 0; $length-- ) {
		$name = implode( ' ', array_slice( $words, 0, $length ) );
		if ( ! isset( WP_CLI::$commands[ $name ] ) ) {
			continue;
		}
		$object = new WP_CLI::$commands[ $name ]();
		if ( method_exists( $object, '__invoke' ) ) {
			return array( $object, new ReflectionMethod( $object, '__invoke' ), array_slice( $words, $length ) );
		}
		foreach ( mainstreet_list_methods( $object ) as $subcommand => $method ) {
			if ( ( $words[ $length ] ?? '' ) === $subcommand ) {
				return array( $object, $method, array_slice( $words, $length + 1 ) );
			}
		}
		WP_CLI::error( "'" . ( $words[ $length ] ?? '' ) . "' is not a registered subcommand of '$name'." );
	}
	WP_CLI::error( "'" . implode( ' ', $words ) . "' is not a registered wp command." );
}

/** Lists the public methods of a command that are no static or magic ones, by the name of the subcommand. */
function mainstreet_list_methods( $object ) {
	$methods = array();
	foreach ( ( new ReflectionClass( $object ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
		if ( ! $method->isStatic() && 0 !== strpos( $method->getName(), '__' ) ) {
			$named = preg_match( '/^\s*\* @subcommand\s+(\S+)/m', (string) $method->getDocComment(), $found ) ? $found[1] : $method->getName();

			$methods[ $named ] = $method;
		}
	}
	return $methods;
}

/**
 * Reads the parameters of a doc comment.
 *
 * @return array[] By name: `type` (`positional`, `assoc`, `flag`), `is_optional`, `is_repeating`, `default`, `options`.
 */
function mainstreet_read_synopsis( string $comment ) {
	$text  = preg_replace( array( '#^/\*\*|\*/$#', '/^[ \t]*\* ?/m' ), '', $comment );
	$text  = preg_match( '/^## OPTIONS\n(.*?)(?=^## |^@|\z)/ms', $text, $found ) ? $found[1] : '';
	$found = preg_split( '/^(\[?(?:--|<)\S+)[ \t]*\n(?=: )/m', $text, -1, PREG_SPLIT_DELIM_CAPTURE );
	$list  = array();
	for ( $at = 1; $at < count( $found ); $at += 2 ) {
		preg_match( '/^(\[?)(?:<([\w-]+)>|--([\w-]+)(=<[\w-]+>)?)\]?(\.\.\.\]?)?$/', $found[ $at ], $parts ) || WP_CLI::error( "Malformed synopsis: {$found[ $at ]}" );
		$parts += array_fill( 0, 6, '' );
		$about  = $found[ $at + 1 ];
		$name   = '' === $parts[2] ? $parts[3] : $parts[2];
		$yaml   = preg_match( '/^---\n(.*?)^---$/ms', $about, $block ) ? $block[1] : '';

		$list[ $name ] = array(
			'type'         => '' !== $parts[2] ? 'positional' : ( '' === $parts[4] ? 'flag' : 'assoc' ),
			'is_optional'  => '[' === $parts[1],
			'is_repeating' => '' !== $parts[5],
			'default'      => preg_match( '/^default: (.*)$/m', $yaml, $value ) ? $value[1] : null,
			'options'      => preg_match_all( '/^  - (.*)$/m', $yaml, $values ) ? $values[1] : array(),
		);
	}
	return $list;
}

/**
 * Splits words into arguments and options.
 *
 * @return array[] Arguments, options by name.
 */
function mainstreet_parse_words( array $words ) {
	$args    = array();
	$options = array();
	foreach ( $words as $word ) {
		if ( preg_match( '/^--no-([^=]+)$/', $word, $found ) ) {
			$options[ $found[1] ] = false;
		} elseif ( preg_match( '/^--([^=]+)(?:=(.*))?$/s', $word, $found ) ) {
			$options[ $found[1] ] = $found[2] ?? true;
		} else {
			$args[] = $word;
		}
	}
	return array( $args, $options );
}

/** Ends the command unless its parameters are as the synopsis says; returns the options with defaults. */
function mainstreet_validate_words( array $args, array $options, array $synopsis ) {
	$positional = array_filter( $synopsis, static fn( $param ) => 'positional' === $param['type'] );
	$required   = array_filter( $positional, static fn( $param ) => ! $param['is_optional'] );
	if ( count( $args ) < count( $required ) ) {
		WP_CLI::error( 'usage: missing <' . array_keys( $required )[ count( $args ) ] . '>' );
	}
	if ( count( $args ) > count( $positional ) && ! array_filter( array_column( $positional, 'is_repeating' ) ) ) {
		WP_CLI::error( 'Too many positional arguments: ' . implode( ' ', array_slice( $args, count( $positional ) ) ) );
	}
	$named = array_diff_key( $synopsis, $positional );
	foreach ( $options as $name => $value ) {
		if ( ! isset( $named[ $name ] ) ) {
			WP_CLI::error( "Parameter errors:\n unknown --$name parameter" );
		}
		if ( 'assoc' === $named[ $name ]['type'] && ! is_string( $value ) ) {
			WP_CLI::error( "Parameter errors:\n --$name parameter needs a value" );
		}
		if ( $named[ $name ]['options'] && ! in_array( $value, $named[ $name ]['options'], true ) ) {
			WP_CLI::error( "Parameter errors:\n Invalid value specified for '$name'" );
		}
	}
	foreach ( $named as $name => $param ) {
		if ( ! $param['is_optional'] && ! isset( $options[ $name ] ) ) {
			WP_CLI::error( "Parameter errors:\n missing --$name parameter" );
		}
		if ( null !== $param['default'] && ! isset( $options[ $name ] ) ) {
			$options[ $name ] = $param['default'];
		}
	}
	return $options;
}
