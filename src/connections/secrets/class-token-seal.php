<?php
namespace Mainstreet\Connections\Secrets;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts tokens and keys before they are stored (docs/server-contract.md D.3). The encryption key is derived from the constant
 * MAINSTREET_SECRET_KEY, or else from the login salts, so that a copy of the database alone is useless.
 */
final class Token_Seal {

	/**
	 * Encryption key.
	 *
	 * @var string
	 */
	private $key;

	/** @param string $secret Secret from which the key is derived; '' for the site's own. */
	public function __construct( string $secret = '' ) {
		$this->key = hash_hkdf( 'sha256', '' === $secret ? self::secret() : $secret, SODIUM_CRYPTO_SECRETBOX_KEYBYTES, 'mainstreet-accounts' );
	}

	/**
	 * Encrypts a token.
	 *
	 * @param string $token Token.
	 * @return string Base64.
	 */
	public function close( $token ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return base64_encode( $nonce . sodium_crypto_secretbox( $token, $nonce, $this->key ) );
	}

	/**
	 * Decrypts a token.
	 *
	 * @param string $sealed Result of close().
	 * @return string '' if it was encrypted with another key, or is not an encrypted token.
	 */
	public function open( $sealed ): string {
		return (string) $this->decrypt( $sealed );
	}

	/**
	 * Whether a token can be decrypted with the current key. Unlike open(), distinguishes an empty token from an unreadable one.
	 *
	 * @param string $sealed Result of close().
	 */
	public function can_open( $sealed ): bool {
		return null !== $this->decrypt( $sealed );
	}

	/**
	 * Decrypts a token.
	 *
	 * @param string $sealed Result of close().
	 * @return string|null Null if it was encrypted with another key, or is not an encrypted token.
	 */
	private function decrypt( $sealed ): ?string {
		$bytes = base64_decode( $sealed, true );
		if ( false === $bytes || strlen( $bytes ) < SODIUM_CRYPTO_SECRETBOX_NONCEBYTES + SODIUM_CRYPTO_SECRETBOX_MACBYTES ) {
			return null;
		}
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		$token = sodium_crypto_secretbox_open( substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ), $nonce, $this->key );
		return false === $token ? null : $token;
	}

	/**
	 * Returns the secret of the site.
	 *
	 * Constant `MAINSTREET_SECRET_KEY`: key that tokens and stored secrets are encrypted with. Without it, the site's login salts
	 * are used, and after a change of the salts the secrets must be entered again.
	 */
	private static function secret(): string {
		$own = defined( 'MAINSTREET_SECRET_KEY' ) ? constant( 'MAINSTREET_SECRET_KEY' ) : '';
		return is_string( $own ) && '' !== $own ? $own : wp_salt( 'auth' );
	}
}
