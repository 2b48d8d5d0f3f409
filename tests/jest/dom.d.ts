// Types of the matchers that setup.ts adds.
import '@testing-library/jest-dom';
